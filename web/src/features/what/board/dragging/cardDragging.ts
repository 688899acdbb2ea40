import { type RefObject, useMemo } from 'react';
import { type Draggable, draggable, keptIn, type Landing } from '#web/board/dragging/draggable.ts';
import type { Point } from '#web/board/dragging/Hand.ts';
import type { BoardActions } from '#web/board/selection/actions.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { isUnsavedRefusal, whyNotUnder } from '#web/board/selection/refusal.ts';
import { isSamePlace, placeOf } from '#web/replica/story_map/layout.ts';
import type { CardId, Place } from '#web/replica/story_map/types.ts';
import { lineOf, readGeometry } from './geometry.ts';
import { hitTest } from './hitTest.ts';
import { moveCards } from './moveCards.ts';

/** Makes the cards of the open map draggable. @param canvas the element with all columns */
export function useCardDragging(canvas: RefObject<HTMLElement | null>): readonly Draggable[] {
  const actions = useActions();
  return useMemo(() => [cardDragging(actions, () => canvas.current)], [actions, canvas]);
}

/** Makes cards draggable. @param canvas returns the element with all columns, or null while unmounted */
function cardDragging(actions: BoardActions, canvas: () => HTMLElement | null): Draggable {
  return draggable<CardId, Place>({
    press: (pressed) => {
      const element = pressed.closest('button[data-focus-target]')?.closest<HTMLElement>('[data-card]') ?? null;
      const item = element?.dataset['card'];
      if (element === null || item === undefined || isUnsavedRefusal(actions.layout.cards.get(item))) return null;
      return { item, element };
    },
    nameOf: (card) => actions.layout.cards.get(card)?.description,
    ...keptIn(actions, 'drag'),
    lift: (card) => {
      actions.ui.set({ menu: null, hint: null, pointed: null });
      actions.activate({ at: 'card', id: card }, false);
    },
    landingAt: (card, point) => {
      const board = canvas();
      return board === null ? null : landingAt(actions, board, card, point);
    },
    drop: (card, place) => {
      const outcome = moveCards(actions, card, place);
      // The user dropped the card in view, so no scrolling.
      actions.activate({ at: 'card', id: card }, 'stay');
      return outcome;
    },
  });
}

function landingAt({ layout }: BoardActions, canvas: HTMLElement, id: CardId, point: Point): Landing<Place> | null {
  const card = layout.cards.get(id);
  const target = card === undefined ? null : hitTest(readGeometry(canvas), layout, point, id);
  if (card === undefined || target === null) return null;
  const refused = whyNotUnder(layout, card, target.parentId);
  if (refused !== undefined) return { target, line: null, refusal: refused.message };
  const stays = isSamePlace(target, placeOf(layout, id));
  return { target, line: stays ? null : lineOf(canvas, target), refusal: null };
}
