import type { Step } from '#web/board/keys/itemKeys.ts';
import { walkGrid } from '#web/board/keys/walkGrid.ts';
import { cellKey, type Chip, type RoadmapBoard } from './board.ts';

/** The row of an epic: of its Activity, or of the one above that while collapsed. */
export const rowOf = ({ rows }: RoadmapBoard, { whatId }: Pick<Chip, 'whatId'>): string | undefined =>
  rows.find(({ holds }) => holds.includes(whatId))?.id;

/** An epic of the roadmap. */
export function chipOf({ cells }: RoadmapBoard, id: string): Chip | undefined {
  for (const chips of cells.values()) {
    const chip = chips.find((one) => one.id === id);
    if (chip !== undefined) return chip;
  }
  return undefined;
}

/** All epics, row by row. */
export function* chipsOf({ rows, columns, cells }: RoadmapBoard): Generator<Chip> {
  for (const row of rows) for (const column of columns) yield* cells.get(cellKey(row.id, column.id)) ?? [];
}

/** The epic that Tab reaches first. */
export function firstChip(board: RoadmapBoard): Chip | undefined {
  const [first] = chipsOf(board);
  return first;
}

/** The next epic in a direction, undefined at the edge: up and down within a release, sideways within a row. */
export function nextChip(
  { rows, columns, cells }: RoadmapBoard,
  { id }: Pick<Chip, 'id'>,
  step: Step,
): Chip | undefined {
  const grid = rows.map((row) => columns.map((column) => cells.get(cellKey(row.id, column.id)) ?? []));
  return walkGrid(grid, (chip) => chip.id === id, step);
}
