import { cellKey, type Chip, type RoadmapBoard } from './board.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

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

/** The epic that Tab reaches first. */
export function firstChip({ rows, columns, cells }: RoadmapBoard): Chip | undefined {
  for (const row of rows)
    for (const column of columns) {
      const [chip] = cells.get(cellKey(row.id, column.id)) ?? [];
      if (chip !== undefined) return chip;
    }
  return undefined;
}

/**
 * The next epic in a direction, undefined at the edge: up and down within a release, sideways to the next release with
 * epics in the row.
 */
export function nextChip(board: RoadmapBoard, chip: Chip, direction: Direction): Chip | undefined {
  const { rows, columns, cells } = board;
  const row = rows.findIndex(({ id }) => id === rowOf(board, chip));
  const column = columns.findIndex(({ id }) => id === chip.releaseId);
  const at = (r: number, c: number) => cells.get(cellKey(rows[r]?.id ?? '', columns[c]?.id ?? '')) ?? [];
  const here = at(row, column);
  const index = here.findIndex(({ id }) => id === chip.id);
  const step = direction === 'left' || direction === 'up' ? -1 : 1;
  if (direction === 'left' || direction === 'right') {
    for (let c = column + step; c >= 0 && c < columns.length; c += step) {
      const there = at(row, c);
      if (there.length > 0) return there[Math.min(index, there.length - 1)];
    }
    return undefined;
  }
  const beside = here[index + step];
  if (beside !== undefined) return beside;
  for (let r = row + step; r >= 0 && r < rows.length; r += step) {
    const there = at(r, column);
    if (there.length > 0) return there.at(step === 1 ? 0 : -1);
  }
  return undefined;
}
