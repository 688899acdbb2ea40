import { type Draggable, draggable, keptIn, landingOn } from '#web/board/dragging/draggable.ts';
import { isUnsavedRefusal } from '#web/board/selection/refusal.ts';
import type { SliceCard } from '../model/board.ts';
import { type Target, wordsFor } from '../model/drops.ts';
import type { SliceActions } from '../model/SliceActions.ts';
import { isThere } from '../model/walk.ts';

/** Makes the cards of the Slices draggable from lane to lane. */
export function sliceDragging(actions: SliceActions): Draggable {
  return draggable<SliceCard, Target>({
    press: (pressed) => {
      const element = pressed.closest('[data-focus-target]')?.closest<HTMLElement>('[data-card]') ?? null;
      const { card, lane } = element?.dataset ?? {};
      if (element === null || card === undefined || lane === undefined) return null;
      return isUnsavedRefusal(actions.layout.cards.get(card)) ? null : { item: { lane, card }, element };
    },
    nameOf: (item) => (isThere(actions.board, item) ? actions.nameOf(item.card) : undefined),
    ...keptIn(actions, 'drag'),
    lift: (item) => actions.activate(item, false),
    landingAt: (item, { x, y, copies = false }) => {
      const lane = document.elementFromPoint(x, y)?.closest<HTMLElement>('section[data-lane]')?.dataset['lane'];
      if (lane === undefined) return null;
      const target = { lane, copies };
      // The board draws the line itself, since the keyboard needs it too.
      const verdict = actions.verdict(item, target);
      return landingOn(target, verdict, wordsFor(actions.board, verdict));
    },
    drop: (item, target) => actions.placeAll(item, target, 'stay'),
  });
}
