import type { Draggable } from '#web/board/dragging/draggable.ts';
import type { ItemKeys } from '#web/board/keys/itemKeys.ts';
import { movingDrag } from '#web/board/moving/movingDrag.ts';
import { movingKeys } from '#web/board/moving/movingKeys.ts';
import type { CellEpic } from '#web/replica/initiative/board.ts';
import { epicMoves } from '../model/epicCarrying.ts';
import type { Cell } from '../model/epicMoves.ts';
import type { InitiativeActions } from '../model/InitiativeActions.ts';

/** The keys of the epics of an initiative. */
export const epicKeys = (actions: InitiativeActions, building: boolean): ItemKeys<CellEpic, Cell> =>
  movingKeys(actions, epicMoves(actions), {
    commands: () => ({}),
    editable: building,
  });

/** Makes epics draggable to other groups, below the same Activity. */
export const epicDragging = (actions: InitiativeActions): Draggable =>
  movingDrag(actions, epicMoves(actions), {
    press: (pressed) => {
      const element = pressed.closest<HTMLElement>('[data-epic]');
      const item = actions.itemOf(element?.dataset['epic'] ?? '');
      return element === null || item === undefined ? null : { item, element };
    },
    placeAt: ({ x, y }) => {
      const cell = document
        .elementsFromPoint(x, y)
        .flatMap((element) => element.closest<HTMLElement>('[data-cell]') ?? [])
        .at(0);
      const { cell: groupId, below: whatId } = cell?.dataset ?? {};
      return groupId === undefined || whatId === undefined ? undefined : { groupId, whatId };
    },
  });
