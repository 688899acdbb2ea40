import type { Step } from '#web/board/keys/itemKeys.ts';
import { walkGrid } from '#web/board/keys/walkGrid.ts';
import { type CellEpic, cellKey, type InitiativeBoard } from '#web/replica/initiative/board.ts';

/** The cells of an initiative: groups down, Activities across. */
const gridOf = ({ groups, whats, cells }: InitiativeBoard) =>
  groups.map((group) => whats.map((what) => cells.get(cellKey(group.id, what.id)) ?? []));

/** All epics, group by group. */
export const epicsOf = (board: InitiativeBoard): readonly CellEpic[] => gridOf(board).flat(2);

/** The next epic in a direction, undefined at the edge. */
export const nextEpic = (board: InitiativeBoard, { id }: CellEpic, step: Step): CellEpic | undefined =>
  walkGrid(gridOf(board), (epic) => epic.id === id, step, true);

/** The group of an epic. */
export const groupOf = ({ groups }: InitiativeBoard, { releaseId }: CellEpic): string | undefined =>
  groups.find(({ releases }) => releases.some(({ id }) => id === releaseId))?.id;
