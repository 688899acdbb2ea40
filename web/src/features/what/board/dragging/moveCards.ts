import { moveTogether } from '#web/board/select/Selection.ts';
import type { BoardActions } from '#web/board/selection/actions.ts';
import { whyNotUnder } from '#web/board/selection/refusal.ts';
import { whereIs } from '#web/board/selection/words.ts';
import { indexOfPlace, rowOf } from '#web/replica/story_map/layout.ts';
import type { CardId, Layout, Place } from '#web/replica/story_map/types.ts';

/** The cards without those that go along with their parent. */
export function withoutFollowers(layout: Layout, cards: readonly CardId[]): CardId[] {
  return cards.filter((card) => !cards.includes(layout.cards.get(card)?.parentId ?? ''));
}

/** The places of cards that move to a place together: one after the other, in the order of the map. */
export function placesTogether(layout: Layout, cards: readonly CardId[], place: Place): Place[] {
  const row = rowOf(layout, place.parentId);
  const at = indexOfPlace(row, place);
  const stays = (id: CardId) => !cards.includes(id);
  const before = row.slice(0, at).findLast(stays) ?? null;
  const beforeWhatId = row.slice(at).find(stays) ?? null;
  return cards.map((_, index) => ({
    parentId: place.parentId,
    afterWhatId: cards[index - 1] ?? before,
    beforeWhatId,
  }));
}

/**
 * Moves a card to a place, and with it the others if it is one of the selected. Cards that cannot go there stay.
 * @returns the outcome, in words
 */
export function moveCards(actions: BoardActions, card: CardId, place: Place): string {
  const { map, selection } = actions;
  // The others go where the map has them, and not where the preview of the picked-up card shows them.
  map.cards.preview(null);
  const { layout } = actions;
  let places: readonly Place[] | undefined;
  return moveTogether(
    withoutFollowers(layout, selection.with(card)),
    (id) => {
      const known = layout.cards.get(id);
      return known === undefined ? undefined : whyNotUnder(layout, known, place.parentId)?.message;
    },
    (id, index, moved) => {
      // Before the first one moves.
      places ??= placesTogether(layout, moved, place);
      map.cards.move(id, places[index] ?? place);
      return whereIs(layout, id);
    },
  );
}
