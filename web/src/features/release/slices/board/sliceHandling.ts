import type { Draggable } from '#web/board/dragging/draggable.ts';
import type { ItemKeys } from '#web/board/keys/itemKeys.ts';
import { itemMenu } from '#web/board/menu/menuOfItem.ts';
import type { MenuAt } from '#web/board/menu/menuOpener.ts';
import { movingDrag } from '#web/board/moving/movingDrag.ts';
import { movingKeys } from '#web/board/moving/movingKeys.ts';
import type { SliceCard } from '../model/board.ts';
import type { Target } from '../model/drops.ts';
import type { SliceActions } from '../model/SliceActions.ts';
import { sliceMoves } from '../model/sliceMoves.ts';

/** The menu of the cards of the Slices, for editors. */
export const sliceMenu = (actions: SliceActions, editable: boolean): MenuAt => itemMenu(actions, () => editable);

/** The keys of the cards of the Slices. */
export const sliceKeys = (actions: SliceActions, editable: boolean): ItemKeys<SliceCard, Target> =>
  movingKeys(actions, sliceMoves(actions), {
    commands: (_item, press) => ({ menu: sliceMenu(actions, editable)({ anchor: press.anchor }) }),
    editable,
  });

/** Makes the cards of the Slices draggable from lane to lane. */
export const sliceDragging = (actions: SliceActions): Draggable =>
  movingDrag(actions, sliceMoves(actions), {
    placeAt: ({ x, y, copies = false }) => {
      const lane = document.elementFromPoint(x, y)?.closest<HTMLElement>('section[data-lane]')?.dataset['lane'];
      return lane === undefined ? undefined : { lane, copies };
    },
  });
