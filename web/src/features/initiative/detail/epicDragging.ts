import { type Draggable, draggable, keptIn, landingOn } from '#web/board/dragging/draggable.ts';
import type { CellEpic } from '#web/replica/initiative/board.ts';
import { type Cell, wordsFor } from '../model/epicMoves.ts';
import { type InitiativeActions, nameOfEpic } from '../model/InitiativeActions.ts';

/** Makes epics draggable to other groups, below the same Activity. */
export function epicDragging(actions: InitiativeActions): Draggable {
  return draggable<CellEpic, Cell>({
    press: (pressed) => {
      const element = pressed.closest<HTMLElement>('[data-epic]');
      const item = actions.epicOf(element?.dataset['epic'] ?? '');
      return element === null || item === undefined ? null : { item, element };
    },
    nameOf: ({ id }) => {
      const epic = actions.epicOf(id);
      return epic && nameOfEpic(epic);
    },
    ...keptIn(actions, 'epic'),
    lift: ({ id }) => actions.activate(id, false),
    landingAt: (epic, { x, y }) => {
      const cell = document
        .elementsFromPoint(x, y)
        .flatMap((element) => element.closest<HTMLElement>('[data-cell]') ?? [])
        .at(0);
      const { cell: groupId, below: whatId } = cell?.dataset ?? {};
      if (groupId === undefined || whatId === undefined) return null;
      const target = { groupId, whatId };
      const verdict = actions.verdict(epic, target);
      return landingOn(target, verdict, wordsFor(verdict, actions.nameOf({ kind: 'group', id: groupId })));
    },
    drop: (epic, cell) => actions.dropAll(epic, cell),
  });
}
