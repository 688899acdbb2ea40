import type { ImportItem } from '#shared/model/story_map/importItem.ts';
import { isVisible } from '#shared/model/textRule.ts';
import { foldText } from '#shared/rules/foldText.ts';
import * as texts from '#shared/texts/story_map/importFile.ts';
import { ImportPlan, type ImportLine } from './importPlan.ts';
import { type ImportSettings, priorityIn } from './importSettings.ts';

/** What a column of a table holds. */
export const COLUMNS = [
  'skip',
  'backbone',
  'skeleton',
  'release',
  'epic',
  'priority',
  'cost',
  'size',
  'value',
  'whos',
  'description',
  'status',
  'type',
  'key',
] as const;
export type ImportColumn = (typeof COLUMNS)[number];

/** The headings of other tools and of our own files, by what their columns hold. */
const HEADINGS: Readonly<Record<Exclude<ImportColumn, 'skip'>, readonly string[]>> = {
  backbone: ['backbone', 'activity', 'user activity', 'goal', 'epic link', 'parent summary', 'parent', 'epic name'],
  skeleton: ['skeleton', 'task', 'user task', 'step', 'user step', 'summary', 'sub-activity'],
  release: ['release', 'releases', 'fix version/s', 'fix versions', 'fix version', 'version', 'milestone'],
  epic: ['epic', 'subtask', 'sub-task', 'card', 'story', 'user story'],
  priority: ['priority'],
  cost: ['cost'],
  size: ['size', 'story points', 'story point estimate', 'points', 'estimation', 'estimate'],
  value: ['value', 'business value'],
  whos: ['whos', 'who', 'persona', 'personas', 'role', 'user role', 'actor'],
  description: ['description', 'details', 'long description'],
  status: ['status', 'state'],
  type: ['type', 'issue type', 'card type'],
  key: ['issue key', 'key', 'id'],
};

/** Guesses from the first row what each column holds; undefined when it is not a row of headings. */
export function columnsByHeading(row: readonly string[]): ImportColumn[] | undefined {
  const found = row.map((cell): ImportColumn => {
    // Other tools put a unit or their own name in brackets, such as "Custom field (Story Points)".
    const text = foldText(cell.replace(/^custom field \((.*)\)$/i, '$1').replace(/\(.*\)$/, ''));
    const [column] = Object.entries(HEADINGS).find(([, names]) => names.includes(text)) ?? [];
    return (column as ImportColumn | undefined) ?? 'skip';
  });
  if (!found.some((column) => column === 'backbone' || column === 'skeleton')) return undefined;
  return withoutDoubles(found);
}

/** The columns of a table without headings: the first two hold Activities. */
export const columnsByPlace = (row: readonly string[]): ImportColumn[] =>
  row.map((_, i) => (i === 0 ? 'backbone' : i === 1 ? 'skeleton' : 'skip'));

/** Releases and Whos may stand in several columns; of others the first one counts. */
const withoutDoubles = (columns: readonly ImportColumn[]): ImportColumn[] =>
  columns.map((column, i) =>
    column === 'release' || column === 'whos' || columns.indexOf(column) === i ? column : 'skip',
  );

type Cells = { of: (column: ImportColumn) => string; all: (column: ImportColumn) => string[] };

/**
 * The items of a table.
 * @param rows without the row of headings; an empty row keeps its place
 * @param firstLine the line of the first row in the file
 */
export function planOfTable(
  rows: readonly (readonly string[])[],
  columns: readonly ImportColumn[],
  settings: ImportSettings,
  firstLine: number,
): ImportLine[] {
  const plan = new ImportPlan();
  const cellsOf = (row: readonly string[]): Cells => {
    const all = (column: ImportColumn) =>
      columns.flatMap((each, i) => (each === column && isVisible(row[i] ?? '') ? [plain(row[i] ?? '')] : []));
    return { all, of: (column) => all(column)[0] ?? '' };
  };
  const keys = new Map(
    rows
      .map(cellsOf)
      .filter((cells) => cells.of('key') !== '')
      .map((cells) => [foldText(cells.of('key')), oneLine(cells.of('skeleton'))] as const),
  );
  let above = '';
  rows.forEach((row, i) => {
    if (!row.some(isVisible)) return;
    const cells = cellsOf(row);
    // In Jira an epic is a row of its own, which others name by its key.
    const isTop = !columns.includes('epic') && foldText(cells.of('type')) === 'epic';
    const named = oneLine(cells.of('backbone'));
    const backbone = isTop ? oneLine(cells.of('skeleton')) : (keys.get(foldText(named)) ?? named);
    if (backbone !== '') above = backbone;
    addRow(plan, firstLine + i, cells, settings, {
      backbone: columns.includes('backbone') || isTop ? above : oneLine(cells.of('skeleton')),
      skeleton: columns.includes('backbone') && !isTop ? oneLine(cells.of('skeleton')) : '',
    });
  });
  return plan.lines;
}

function addRow(
  plan: ImportPlan,
  line: number,
  cells: Cells,
  settings: ImportSettings,
  { backbone, skeleton }: { backbone: string; skeleton: string },
): void {
  const epic = oneLine(cells.of('epic'));
  const what = skeleton === '' ? backbone : skeleton;
  if (what === '') return plan.refuse(line, 'what', epic, texts.notes.noActivity);
  const { fields, notes } = fieldsIn(cells, settings);
  const isEpic = epic !== '';
  const longDescription = cells.of('description');
  const own = isEpic ? {} : { fields, ...(longDescription !== '' && { longDescription }) };
  const ownNotes = isEpic ? [] : notes;
  if (skeleton === '') plan.add(line, { type: 'what', description: backbone, parent: null, ...own }, ownNotes);
  else {
    plan.add(line, { type: 'what', description: backbone, parent: null });
    plan.add(line, { type: 'what', description: skeleton, parent: backbone, ...own }, ownNotes);
  }
  const releases = cells.all('release').flatMap((cell) => listed(cell, /[;\n]/));
  for (const release of releases) {
    plan.add(line, { type: 'release', name: release });
    plan.add(line, { type: 'release_what', release, what });
    if (isEpic) plan.add(line, epicItem({ release, what, name: epic }, fields, cells.of('status')), notes);
  }
  if (isEpic && releases.length === 0) plan.refuse(line, 'epic', epic, texts.notes.epicWithoutRelease);
  if (!isEpic) addWhos(plan, line, what, cells, settings);
}

function addWhos(plan: ImportPlan, line: number, what: string, cells: Cells, { linkTypeId }: ImportSettings): void {
  for (const who of cells.all('whos').flatMap((cell) => listed(cell, /[;,\n]/))) {
    plan.add(line, { type: 'who', name: who });
    if (linkTypeId === null) plan.refuse(line, 'what_who_link', who, texts.notes.noLinkType);
    else plan.add(line, { type: 'what_who_link', what, who, linkTypeId });
  }
}

type Fields = { priorityId?: string; cost?: number; size?: number; value?: number };

function epicItem(named: { release: string; what: string; name: string }, fields: Fields, status: string): ImportItem {
  const completed = ['done', 'closed', 'completed', 'resolved'].includes(foldText(status));
  return { type: 'epic', ...named, ...fields, ...(completed && { completed }) };
}

/** The priority and amounts of a row, and what is left out of it. */
function fieldsIn(cells: Cells, settings: ImportSettings): { fields: Fields; notes: string[] } {
  const fields: Fields = {};
  const notes: string[] = [];
  for (const name of ['cost', 'size', 'value'] as const) {
    const text = cells.of(name);
    const amount = /^[-+]?\d+(?:[.,]0+)?$/.test(text) ? Number.parseInt(text, 10) : undefined;
    if (amount !== undefined) fields[name] = amount;
    else if (text !== '') notes.push(texts.notes.amount({ text }));
  }
  const priority = oneLine(cells.of('priority'));
  const priorityId = priorityIn(settings, priority);
  if (priorityId !== undefined) fields.priorityId = priorityId;
  else if (priority !== '') notes.push(texts.notes.priority({ name: priority }));
  return { fields, notes };
}

const listed = (cell: string, divider: RegExp): string[] => cell.split(divider).map(oneLine).filter(isVisible);
const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();
/** A formula of our own files and of spreadsheets begins with an apostrophe, so that it is a text. */
const plain = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@＝＋－＠])/, '');
