import { isSameLabel } from '#shared/rules/whoLabels.ts';
import * as whoTexts from '#shared/texts/who.ts';
import type { TextWithParts } from '#shared/texts/withParts.ts';
import type { Direction } from '#web/board/keys/itemKeys.ts';
import type { Moves } from '#web/board/moving/moves.ts';
import { columnsOf, isSamePlace, isUnsaved, placeOf, type WhoColumn, type WhoPlace } from './columns.ts';
import type { WhoActions } from './WhoActions.ts';
import { placeName } from './words.ts';

const texts = whoTexts.announcements;

/** How Whos move to other groups and categories, which take any. A picked-up one shows in the place chosen for it. */
export function whoMoves(actions: WhoActions): Moves<string, WhoPlace> {
  const inWords = (text: TextWithParts<'name' | 'place'>, id: string, place: WhoPlace) =>
    text({ name: actions.cards.get(id)?.name ?? '', place: placeName(actions.labels, place) });
  const placeOfWho = (id: string) => {
    const card = actions.cards.get(id);
    return card === undefined || isUnsaved(card) ? undefined : placeOf(card, actions.labels);
  };
  return {
    nameOf: (id) => actions.cards.get(id)?.name,
    placeOf: placeOfWho,
    // Only editors pick Whos up, and they see all columns.
    beside: (place, direction) =>
      placeBeside(columnsOf(actions.cards.values(), actions.labels, true), place, direction),
    effect: (_id, place) => ({ does: placeName(actions.labels, place), refusal: null }),
    move: (id, place, by) => {
      actions.move(id, place);
      return inWords(by === 'keys' ? texts.dropped : texts.at, id, place);
    },
    settle: (id) => actions.activate(id, true),
    says: {
      picked: (id) => texts.picked({ name: actions.cards.get(id)?.name ?? '' }),
      over: (id, place) => inWords(texts.at, id, place),
      back: (id) => {
        const place = placeOfWho(id);
        return place === undefined ? '' : inWords(texts.putBack, id, place);
      },
    },
    isPreviewed: true,
  };
}

/**
 * The place one step further: the next part of this column, or in the next column the part of the same category, else
 * its first part.
 */
function placeBeside(columns: readonly WhoColumn[], place: WhoPlace, direction: Direction): WhoPlace | undefined {
  const at = columns.findIndex(({ group }) => (group?.id ?? null) === place.groupId);
  const by = direction === 'left' || direction === 'up' ? -1 : 1;
  if (direction === 'up' || direction === 'down') {
    const places = placesIn(columns[at]);
    return places[places.findIndex((other) => isSamePlace(other, place)) + by];
  }
  const next = columns[at + by];
  if (next === undefined) return undefined;
  const name = columns[at]?.parts.find(({ category }) => category?.id === place.categoryId)?.category?.name;
  const same = next.parts.find(({ category }) => category !== null && isSameLabel(category.name, name ?? ''));
  return { groupId: next.group?.id ?? null, categoryId: (same ?? next.parts[0])?.category?.id ?? null };
}

/** The places of a column from top to bottom; always includes the place without a sub-category. */
function placesIn(column: WhoColumn | undefined): WhoPlace[] {
  if (column === undefined) return [];
  const groupId = column.group?.id ?? null;
  const named = column.parts.flatMap(({ category }) =>
    category === null ? [] : [{ groupId, categoryId: category.id }],
  );
  return [...named, { groupId, categoryId: null }];
}
