import * as texts from '#shared/texts/initiatives.ts';
import { beside } from '#web/board/keys/beside.ts';
import { effectOf, type Moves } from '#web/board/moving/moves.ts';
import { isTemporary } from '#web/replica/aliases.ts';
import type { CellEpic } from '#web/replica/initiative/board.ts';
import { type Cell, wordsFor } from './epicMoves.ts';
import { type InitiativeActions, nameOfEpic } from './InitiativeActions.ts';
import { groupOf } from './walk.ts';

/** How the epics of an initiative move. Up and down choose a group for a picked-up one. */
export function epicMoves(actions: InitiativeActions): Moves<CellEpic, Cell> {
  const groupName = (id: string) => actions.nameOf({ kind: 'group', id });
  const stays = (epic: CellEpic) => texts.stays({ name: nameOfEpic(epic) });
  return {
    nameOf: ({ id }) => {
      const epic = actions.itemOf(id);
      return epic && nameOfEpic(epic);
    },
    placeOf: (epic) => {
      const groupId = groupOf(actions.board, epic);
      return isTemporary(epic.id) || groupId === undefined ? undefined : { groupId, whatId: epic.columnId };
    },
    heldBy: (epic) => actions.heldBy(epic),
    beside: ({ groupId, whatId }, direction) => {
      const next = beside(actions.idsOf('group'), groupId, direction, 'down');
      return next === undefined ? undefined : { groupId: next, whatId };
    },
    // Each stays below its own Activity.
    along: ({ whatId }, { groupId }) => ({ groupId, whatId }),
    effect: (epic, cell, several = false) => {
      const verdict = actions.verdict(epic, cell);
      // Nobody could tell which of them a choice is about.
      if (verdict.does === 'asks' && several) return effectOf({ does: 'refused', refusal: texts.choiceNeeded }, null);
      return effectOf(verdict, wordsFor(verdict, groupName(cell.groupId)));
    },
    move: (epic, cell) => actions.dropEpic(epic, cell),
    settle: ({ id }, by) => {
      if (by === 'keys' && actions.ui.get().moving === null) actions.activate(id, true);
    },
    says: {
      picked: (epic, { groupId }) => texts.announcements.picked({ name: nameOfEpic(epic), group: groupName(groupId) }),
      over: (epic, { groupId }, does) =>
        does === null ? stays(epic) : texts.announcements.over({ group: groupName(groupId), does }),
      back: stays,
    },
  };
}
