import type { Grid } from '#web/board/keys/walkGrid.ts';
import { cellKey, type Chip, type RoadmapBoard } from './board.ts';

/** The row of an epic: of its Activity, or of the one above that while collapsed. */
export const rowOf = ({ rows }: RoadmapBoard, { whatId }: Pick<Chip, 'whatId'>): string | undefined =>
  rows.find(({ holds }) => holds.includes(whatId))?.id;

/** The epics in their rows and releases. */
export const gridOf = ({ rows, columns, cells }: RoadmapBoard): Grid<Chip> =>
  rows.map((row) => columns.map((column) => cells.get(cellKey(row.id, column.id)) ?? []));
