import type { Who } from '#shared/model/who.ts';
import {
  isSameLabel,
  labelOf,
  placeOfWho,
  type WhoColumn as Column,
  whoColumns,
  type WhoPlace,
} from '#shared/rules/whoLabels.ts';
import type { WhoLabels } from '#web/map/useMap.ts';
import type { Seen } from '#web/replica/entity.ts';

export type { WhoPlace };
/** A Who as the board shows it, pending edits included. */
export type WhoCard = Seen<Who>;
export type WhoColumn = Column<WhoCard>;
/** Where a Who is to stand: at labels that are there, or at new ones by their names. */
export type RequestedPlace = ({ groupId: string | null } | { group: string }) &
  ({ categoryId: string | null } | { category: string });

export const NOWHERE: WhoPlace = { groupId: null, categoryId: null };

/** Whether a Who is one that the server has not said yet that it exists. */
export function isUnsaved({ unconfirmed }: WhoCard): boolean {
  return unconfirmed?.isNew === true;
}

/**
 * The columns of the board.
 * @param editable those who edit always see a place for Whos without a group
 */
export function columnsOf(cards: Iterable<WhoCard>, { groups, categories }: WhoLabels, editable: boolean): WhoColumn[] {
  const columns = whoColumns(cards, groups, categories);
  const hasRest = columns.some(({ group }) => group === null);
  return hasRest || !editable ? columns : [...columns, { group: null, whos: [], parts: [] }];
}

/** Where a Who stands. */
export function placeOf(who: WhoPlace, { groups, categories }: WhoLabels): WhoPlace {
  return placeOfWho(who, groups, categories);
}

/** The place that somebody writes: labels that are there are known by their name (rule who.4). */
export function placeOfTexts(
  { groups, categories }: WhoLabels,
  texts: { group: string; category: string },
): RequestedPlace {
  const [group, category] = [labelOf(texts.group), labelOf(texts.category)];
  const known = group === null ? null : [...groups.values()].find(({ name }) => isSameLabel(name, group));
  const inGroup = [...categories.values()].filter(({ groupId }) => groupId === (known?.id ?? null));
  const knownCategory =
    category === null || known === undefined ? undefined : inGroup.find(({ name }) => isSameLabel(name, category));
  return {
    ...(known === undefined ? { group: group ?? '' } : { groupId: known?.id ?? null }),
    ...(category === null
      ? { categoryId: null }
      : knownCategory === undefined
        ? { category }
        : { categoryId: knownCategory.id }),
  };
}

/**
 * The Who to go on with when one leaves the board: the next of its column, else the one before, else the first of all
 * others; null when it is the last.
 */
export function neighbourOf(columns: readonly WhoColumn[], id: string): string | null {
  const rows = columns.map(({ parts }) => parts.flatMap(({ whos }) => whos.map((who) => who.id)));
  const row = rows.find((ids) => ids.includes(id)) ?? [];
  const index = row.indexOf(id);
  return row[index + 1] ?? row[index - 1] ?? rows.flat().find((other) => other !== id) ?? null;
}

/** Whether two places are one on the board. */
export function isSamePlace(a: WhoPlace, b: WhoPlace): boolean {
  return a.groupId === b.groupId && a.categoryId === b.categoryId;
}
