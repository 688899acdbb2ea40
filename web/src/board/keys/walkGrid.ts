import type { Step } from './itemKeys.ts';

/** The items of a board as rows of cells; each cell has a stack of items. */
export type Grid<Item> = readonly (readonly (readonly Item[])[])[];

type Position = { row: number; column: number; index: number };

/** The place of an item in a grid. @param isIt whether an item is the one */
export function positionIn<Item>(grid: Grid<Item>, isIt: (item: Item) => boolean): Position | undefined {
  for (const [row, cells] of grid.entries())
    for (const [column, stack] of cells.entries()) {
      const index = stack.findIndex(isIt);
      if (index >= 0) return { row, column, index };
    }
  return undefined;
}

/**
 * The next item in a direction, undefined at the edge: up and down within a stack, and on into the next row; sideways
 * to the next stack with items, at the same height; `home` and `end` to the ends of the row.
 * @param jumps whether up and down may change the column, to the nearest one with items
 */
export function walkGrid<Item>(
  grid: Grid<Item>,
  isIt: (item: Item) => boolean,
  step: Step,
  jumps = false,
): Item | undefined {
  const at = positionIn(grid, isIt);
  if (at === undefined) return undefined;
  const row = grid[at.row] ?? [];
  switch (step) {
    case 'home':
      return row.flat()[0];
    case 'end':
      return row.flat().at(-1);
    case 'left':
    case 'right': {
      const others = step === 'left' ? row.slice(0, at.column).reverse() : row.slice(at.column + 1);
      const stack = others.find(({ length }) => length > 0);
      return stack?.[Math.min(at.index, stack.length - 1)];
    }
    case 'up':
    case 'down':
      return row[at.column]?.[step === 'up' ? at.index - 1 : at.index + 1] ?? inNextRow(grid, at, step, jumps);
  }
}

/** The first item of the next row from above, its last one from below. */
function inNextRow<Item>(
  grid: Grid<Item>,
  { row, column }: Position,
  step: 'up' | 'down',
  jumps: boolean,
): Item | undefined {
  const others = step === 'up' ? grid.slice(0, row).reverse() : grid.slice(row + 1);
  for (const cells of others) {
    const stack = jumps ? nearest(cells, column) : cells[column];
    const item = stack?.at(step === 'up' ? -1 : 0);
    if (item !== undefined) return item;
  }
  return undefined;
}

/** The stack with items that is nearest to a column. */
function nearest<Item>(cells: readonly (readonly Item[])[], column: number): readonly Item[] | undefined {
  const filled = cells.flatMap((stack, index) => (stack.length > 0 ? [{ stack, away: Math.abs(index - column) }] : []));
  return filled.reduce<(typeof filled)[number] | undefined>(
    (best, other) => (best === undefined || other.away < best.away ? other : best),
    undefined,
  )?.stack;
}
