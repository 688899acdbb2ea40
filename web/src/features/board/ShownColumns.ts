import { createContext } from 'react';
import type { CardId } from '#web/map/types.ts';

/** Which columns are on the page just now. */
export class ShownColumns {
  /** How tall the columns were when they were last seen, in px. */
  readonly heights = new Map<CardId, number>();
  #ids: ReadonlySet<CardId> = new Set();
  readonly #listeners = new Set<() => void>();

  get = (): ReadonlySet<CardId> => this.#ids;

  /** @returns takes the column away again */
  add(id: CardId): () => void {
    this.#set(new Set([...this.#ids, id]));
    return () => this.#set(new Set([...this.#ids].filter((other) => other !== id)));
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(ids: ReadonlySet<CardId>): void {
    this.#ids = ids;
    this.#listeners.forEach((listener) => listener());
  }
}

export const ShownColumnsContext = createContext(new ShownColumns());
