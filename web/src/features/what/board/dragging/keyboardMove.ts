import type { KnownError } from '#shared/CallError.ts';
import type { Direction } from '#web/board/keys/itemKeys.ts';
import { whyNotUnder } from '#web/board/selection/refusal.ts';
import { placeFor, positionOf, rowOf } from '#web/replica/story_map/layout.ts';
import type { CardId, Layout, Place } from '#web/replica/story_map/types.ts';

/** The target of an arrow key for a lifted card, or the reason why it cannot go there. */
export type KeyboardMove = { place: Place } | { refusal: KnownError };

/**
 * The next place of a lifted card in a direction, or undefined at the edge of the map. Sideways it moves along its row
 * or into the next column; up from the top of a column it moves onto the backbone, right of its parent; down from the
 * backbone it moves under the card on its left (on its right when it is the first), so that down undoes up.
 */
export function keyboardMove(layout: Layout, id: CardId, direction: Direction): KeyboardMove | undefined {
  const card = layout.cards.get(id);
  const position = positionOf(layout, id);
  if (card === undefined || position === undefined) return undefined;
  const { parentId, index } = position;
  const to = (newParentId: CardId | null, newIndex: number): KeyboardMove => ({
    place: placeFor(layout, id, newParentId, newIndex),
  });

  if (parentId === null) {
    if (direction === 'up') return undefined;
    if (direction === 'down') {
      const under = layout.backbone[index - 1] ?? layout.backbone[index + 1];
      if (under === undefined) return undefined;
      const refusal = whyNotUnder(layout, card, under);
      return refusal === undefined ? to(under, 0) : { refusal };
    }
    const next = direction === 'left' ? index - 1 : index + 1;
    return next < 0 || next >= layout.backbone.length ? undefined : to(null, next);
  }

  const column = layout.backbone.indexOf(parentId);
  switch (direction) {
    case 'up':
      return index === 0 ? to(null, column + 1) : to(parentId, index - 1);
    case 'down':
      return index + 1 >= rowOf(layout, parentId).length ? undefined : to(parentId, index + 1);
    case 'left':
    case 'right': {
      const beside = layout.backbone[direction === 'left' ? column - 1 : column + 1];
      return beside === undefined ? undefined : to(beside, index);
    }
  }
}
