import { isVisible } from '#shared/model/textRule.ts';

/** A pasted card, and the texts of its children. */
export type PastedCard = { text: string; under: readonly string[] };

/** List markers of other applications: bullets, numbers, signs of headings; then a box. */
const MARKER = /^(?:[-*+\u2022\u2023\u25E6\u25AA\u25CF\u2013]|#{1,6}|(?:\d{1,3}|[a-z])[.)])\s+/iu;
const BOX = /^(?:\[[ x]\]|[\u2610-\u2612])\s+/iu;
const TAB_WIDTH = 4;

/**
 * One card per line; an indented one becomes a child of the last unindented line above (rule what.37). A map has two
 * levels, so deeper lines go to the second.
 * @param levels the number of levels at the target
 * @returns also the number of lines that lost a level
 */
export function cardsOf(text: string, levels: 1 | 2): { cards: PastedCard[]; flattened: number } {
  const cards: { text: string; under: string[] }[] = [];
  /** The indents of the possible parents of the next line, outermost first. */
  let indents: number[] = [];
  let flattened = 0;
  for (const line of linesOf(text)) {
    indents = indents.filter((indent) => indent < line.indent);
    const depth = indents.length;
    indents.push(line.indent);
    if (depth >= levels) flattened += 1;
    const above = depth === 0 || levels === 1 ? undefined : cards.at(-1);
    if (above === undefined) cards.push({ text: line.text, under: [] });
    else above.under.push(line.text);
  }
  return { cards, flattened };
}

function linesOf(text: string): { text: string; indent: number }[] {
  return text.split(/\r\n?|[\n\u2028\u2029]/u).flatMap((line) => {
    const trimmed = line.trim().replace(MARKER, '').replace(BOX, '').replace(/\s+/gu, ' ');
    return !isVisible(trimmed) ? [] : [{ text: trimmed, indent: indentOf(line) }];
  });
}

function indentOf(line: string): number {
  const space = /^\s*/u.exec(line)?.[0] ?? '';
  return [...space].reduce((width, char) => width + (char === '\t' ? TAB_WIDTH - (width % TAB_WIDTH) : 1), 0);
}
