import type { Grid } from '#web/board/keys/walkGrid.ts';
import { type CellEpic, cellKey, type InitiativeBoard } from '#web/replica/initiative/board.ts';

/** The epics in their cells: groups down, Activities across. */
export const gridOf = ({ groups, whats, cells }: InitiativeBoard): Grid<CellEpic> =>
  groups.map((group) => whats.map((what) => cells.get(cellKey(group.id, what.id)) ?? []));

/** The group of an epic. */
export const groupOf = ({ groups }: InitiativeBoard, { releaseId }: CellEpic): string | undefined =>
  groups.find(({ releases }) => releases.some(({ id }) => id === releaseId))?.id;
