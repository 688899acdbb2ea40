import { whenIdle } from '#web/base/browser/whenIdle.ts';
import type { CardId } from '#web/replica/story_map/types.ts';

/** A mounted cell of the map's grid: its row, where the backbone is 0, and the id of its element. */
export type GridCell = { row: number; element: string };

/** The mounted cells, column by column. Calls listeners when the browser is idle. */
export class ShownCells {
  readonly #columns = new Map<CardId, readonly GridCell[]>();
  readonly #listeners = new Set<() => void>();
  #version = 0;
  #isWaiting = false;

  /** Increases with each change. */
  get version(): number {
    return this.#version;
  }

  of(column: CardId): readonly GridCell[] | undefined {
    return this.#columns.get(column);
  }

  /** @returns removes the column again */
  set(column: CardId, cells: readonly GridCell[]): () => void {
    this.#columns.set(column, cells);
    this.touch();
    return () => {
      if (this.#columns.get(column) !== cells) return;
      this.#columns.delete(column);
      this.touch();
    };
  }

  /** Notifies listeners of another change that the grid depends on. */
  touch = (): void => {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    whenIdle(() => {
      this.#isWaiting = false;
      this.#version += 1;
      for (const listener of this.#listeners) listener();
    });
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
