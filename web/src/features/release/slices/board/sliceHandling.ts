import type { Draggable } from '#web/board/dragging/draggable.ts';
import type { ItemKeys } from '#web/board/keys/itemKeys.ts';
import { movingDrag } from '#web/board/moving/movingDrag.ts';
import { movingKeys } from '#web/board/moving/movingKeys.ts';
import type { SliceCard } from '../model/board.ts';
import type { Target } from '../model/drops.ts';
import type { SliceActions } from '../model/SliceActions.ts';
import { sliceMoves } from '../model/sliceMoves.ts';
import { nextCard } from '../model/walk.ts';

/** The keys of the cards of the Slices. */
export const sliceKeys = (actions: SliceActions, editable: boolean): ItemKeys<SliceCard, Target> =>
  movingKeys(actions, sliceMoves(actions), {
    walk: (item, step) => nextCard(actions.board, item, step),
    commands: (item, { anchor }) => (editable ? { menu: () => actions.ui.set({ menu: { ...item, anchor } }) } : {}),
    editable,
  });

/** Makes the cards of the Slices draggable from lane to lane. */
export const sliceDragging = (actions: SliceActions): Draggable =>
  movingDrag(actions, sliceMoves(actions), {
    press: (pressed) => {
      const element = pressed.closest('[data-focus-target]')?.closest<HTMLElement>('[data-card]') ?? null;
      const { card, lane } = element?.dataset ?? {};
      return element === null || card === undefined || lane === undefined ? null : { item: { lane, card }, element };
    },
    placeAt: ({ x, y, copies = false }) => {
      const lane = document.elementFromPoint(x, y)?.closest<HTMLElement>('section[data-lane]')?.dataset['lane'];
      return lane === undefined ? undefined : { lane, copies };
    },
  });
