import type { Who } from '#shared/model/who.ts';
import { compareNames } from '#shared/rules/compareNames.ts';
import { groupWhos, isSameLabel, type WhoGroup } from '#shared/rules/whoGroups.ts';

/** Where a Who stands on the board. */
export type WhoPlace = { group: string | null; category: string | null };
/** A Who as the board shows it; `refused` says why an addition was not saved, null while it is being saved. */
export type WhoCard = Who & { unsaved?: { seq: number; refused: string | null } };
export type WhoColumn = WhoGroup<WhoCard>;

/** What was done and has not been answered: Whos that are somewhere else already, and ones that are not there yet. */
export type PendingEdit = { seq: number } & (
  | { kind: 'move'; ids: readonly string[]; place: WhoPlace }
  | { kind: 'add'; name: string; place: WhoPlace; refused: string | null }
);

/** The Whos with what is pending, in the order in which it was done. A Who that a colleague took away stays away. */
export function replayEdits(
  whos: ReadonlyMap<string, Who>,
  pending: readonly PendingEdit[],
): ReadonlyMap<string, WhoCard> {
  if (pending.length === 0) return whos;
  const cards = new Map<string, WhoCard>(whos);
  for (const edit of pending) {
    if (edit.kind === 'add') {
      const id = unsavedId(edit.seq);
      cards.set(id, {
        id,
        version: 0,
        name: edit.name,
        ...edit.place,
        unsaved: { seq: edit.seq, refused: edit.refused },
      });
      continue;
    }
    for (const id of edit.ids) {
      const card = cards.get(id);
      if (card !== undefined) cards.set(id, { ...card, ...edit.place });
    }
  }
  return cards;
}

/** What an addition goes by until it has an id. */
export const unsavedId = (seq: number) => `new-${seq}`;

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
