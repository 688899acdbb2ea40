import Papa from 'papaparse';
import { isVisible } from '#shared/model/textRule.ts';
import { foldText } from '#shared/rules/foldText.ts';
import type { PastedCard } from '#shared/rules/what/pastedLines.ts';
import * as texts from '#shared/texts/story_map/mapFile.ts';

/**
 * The cells of a block copied from a spreadsheet: cells divided by tabs, those with line breaks or tabs in quotes.
 * @returns the rows without empty ones and without empty columns; undefined for any other text, such as an outline that
 * is indented by tabs
 */
export function tableIn(text: string): string[][] | undefined {
  if (!/\S\t|(?:^|\n)"/.test(text)) return undefined;
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: '\t' });
  // A quotation in an outline is no quoted cell.
  if (errors.length > 0) return undefined;
  const rows = data
    .map((row) => row.map((cell) => cell.trim().replace(/\s+/gu, ' ')))
    .filter((row) => row.some(isVisible));
  const columns = Math.max(...rows.map((row) => row.length));
  const filled = Array.from({ length: columns }, (_, i) => i).filter((i) =>
    rows.some((row) => isVisible(row[i] ?? '')),
  );
  // Indented by tabs: each row has one text, and not always in the same column.
  if (filled.length > 1 && rows.every((row) => row.filter(isVisible).length === 1) && hasNoQuotes(text))
    return undefined;
  return rows.map((row) => filled.map((i) => row[i] ?? ''));
}

const hasNoQuotes = (text: string) => !text.includes('"');

/**
 * The cards of a table (rule what.45). Columns that are headed Backbone and Skeleton hold a path a row. Any other table
 * is laid out as a story map: the first row is the backbone, and below each of its cards stand those under it. One
 * column is one row of cards.
 * @param levels the number of levels at the target; with one, each cell becomes a card of the row
 */
export function cardsOfTable(rows: readonly (readonly string[])[], levels: 1 | 2): PastedCard[] {
  const headed = headedColumns(rows[0] ?? []);
  const cards = headed === undefined ? cardsOfGrid(rows) : cardsOfPaths(rows.slice(1), headed);
  const isOneRow = levels === 1 || (headed === undefined && rows[0]?.length === 1);
  return isOneRow ? cards.flatMap(({ text, under }) => [text, ...under]).map((text) => ({ text, under: [] })) : cards;
}

type Headed = { backbone: number; skeleton: number };

function headedColumns(row: readonly string[]): Headed | undefined {
  const columnOf = (name: string) => row.findIndex((cell) => foldText(cell) === foldText(name));
  const [backbone, skeleton] = [columnOf(texts.columns.backbone), columnOf(texts.columns.skeleton)];
  return backbone === -1 ? undefined : { backbone, skeleton };
}

function cardsOfGrid([first = [], ...others]: readonly (readonly string[])[]): PastedCard[] {
  return first.flatMap((text, i) => {
    const under = others.map((row) => row[i] ?? '').filter(isVisible);
    if (isVisible(text)) return [{ text, under }];
    return under.map((each) => ({ text: each, under: [] }));
  });
}

/** An empty cell of the backbone continues the one above, as merged cells do. */
function cardsOfPaths(rows: readonly (readonly string[])[], { backbone, skeleton }: Headed): PastedCard[] {
  const cards = new Map<string, { text: string; under: string[] }>();
  let above = '';
  for (const row of rows) {
    const [text = '', below = ''] = [row[backbone], skeleton === -1 ? '' : row[skeleton]];
    if (isVisible(text)) above = text;
    if (!isVisible(above)) continue;
    const card = cards.get(foldText(above)) ?? { text: above, under: [] };
    cards.set(foldText(above), card);
    if (isVisible(below) && !card.under.includes(below)) card.under.push(below);
  }
  return [...cards.values()];
}
