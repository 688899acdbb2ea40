import type { Who } from '#shared/model/who.ts';
import { compareNames } from '#shared/rules/compareNames.ts';
import { groupWhos, isSameLabel, type WhoGroup } from '#shared/rules/whoGroups.ts';
import type { Seen } from '#web/replica/entity.ts';

/** Where a Who stands on the board. */
export type WhoPlace = { group: string | null; category: string | null };
/** A Who as the board shows it, pending edits included. */
export type WhoCard = Seen<Who>;
export type WhoColumn = WhoGroup<WhoCard>;

/** Whether a Who is one that the server has not said yet that it exists. */
export function isUnsaved({ unconfirmed }: WhoCard): boolean {
  return unconfirmed?.isNew === true;
}

/**
 * The columns of the board.
 * @param kept labels of groups without Whos that are shown all the same: new ones, and ones whose last Who was just moved away
 * @param editable those who edit always see a place for Whos without a group
 */
export function columnsOf(cards: Iterable<WhoCard>, kept: readonly string[], editable: boolean): WhoColumn[] {
  const columns = groupWhos([...cards]);
  const emptyOnes = kept.filter((label) => !columns.some((column) => isSameLabel(column.label, label)));
  const named = [...columns.filter(({ label }) => label !== null), ...emptyOnes.map((label) => emptyColumn(label))];
  named.sort((a, b) => compareNames(a.label ?? '', b.label ?? ''));
  const rest = columns.find(({ label }) => label === null) ?? (editable ? emptyColumn(null) : undefined);
  return rest === undefined ? named : [...named, rest];
}

const emptyColumn = (label: string | null): WhoColumn => ({ label, whos: [], parts: [] });

/** The Who to go on with when one leaves the board: the next of its column, else the one before, else the first of all others; null when it is the last. */
export function neighbourOf(columns: readonly WhoColumn[], id: string): string | null {
  const rows = columns.map(({ parts }) => parts.flatMap(({ whos }) => whos.map((who) => who.id)));
  const row = rows.find((ids) => ids.includes(id)) ?? [];
  const index = row.indexOf(id);
  return row[index + 1] ?? row[index - 1] ?? rows.flat().find((other) => other !== id) ?? null;
}

/** Whether two places are one on the board. */
export function isSamePlace(a: WhoPlace, b: WhoPlace): boolean {
  return isSameLabel(a.group, b.group) && isSameLabel(a.category, b.category);
}
