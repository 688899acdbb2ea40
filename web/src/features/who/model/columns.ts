import type { Who } from '#shared/model/who/who.ts';
import {
  isSameLabel,
  labelOf,
  placeOfWho,
  type WhoColumn as Column,
  whoColumns,
  type WhoPlace,
} from '#shared/rules/whoLabels.ts';
import type { Seen } from '#web/replica/entity.ts';
import type { WhoLabels } from '#web/replica/story_map/useMap.ts';

export type { WhoPlace };
/** A Who as the board shows it, including pending edits. */
export type WhoCard = Seen<Who>;
export type WhoColumn = Column<WhoCard>;
/** The place to put a Who: existing labels by id, or new ones by name. */
export type RequestedPlace = ({ groupId: string | null } | { group: string }) &
  ({ categoryId: string | null } | { category: string });

export const NOWHERE: WhoPlace = { groupId: null, categoryId: null };

/** True while the server has not confirmed the Who. */
export function isUnsaved({ unconfirmed }: WhoCard): boolean {
  return unconfirmed?.isNew === true;
}

/**
 * The columns of the board.
 * @param editable editors always see a column for Whos without a group
 */
export function columnsOf(cards: Iterable<WhoCard>, { groups, categories }: WhoLabels, editable: boolean): WhoColumn[] {
  const columns = whoColumns(cards, groups, categories);
  const hasRest = columns.some(({ group }) => group === null);
  return hasRest || !editable ? columns : [...columns, { group: null, whos: [], parts: [] }];
}

/** The place of a Who. */
export function placeOf(who: WhoPlace, { groups, categories }: WhoLabels): WhoPlace {
  return placeOfWho(who, groups, categories);
}

/** The place of typed names: existing labels match by name (rule who.4). */
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
 * The Who to select when one leaves the board: the next in its column, else the previous one, else the first of the
 * others; null when it was the last.
 */
export function neighbourOf(columns: readonly WhoColumn[], id: string): string | null {
  const rows = columns.map(({ parts }) => parts.flatMap(({ whos }) => whos.map((who) => who.id)));
  const row = rows.find((ids) => ids.includes(id)) ?? [];
  const index = row.indexOf(id);
  return row[index + 1] ?? row[index - 1] ?? rows.flat().find((other) => other !== id) ?? null;
}

/** Whether two places are the same. */
export function isSamePlace(a: WhoPlace, b: WhoPlace): boolean {
  return a.groupId === b.groupId && a.categoryId === b.categoryId;
}
