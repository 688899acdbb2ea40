import type { Versioned } from './entity.ts';

type Known = {
  items: Map<string, Versioned>;
  /** The versions with which entities went away, so that an older copy cannot bring them back. */
  gone: Map<string, number>;
  /** When each entity last entered, by the clock: tells whether a whole copy can have known it. */
  entered: Map<string, number>;
};

/**
 * What the server has said about the entities of a scope. Everything enters by one rule: the higher version wins, and what went leaves its version. So what
 * arrives may arrive in any order, and more than once.
 */
export class Confirmed {
  readonly #types = new Map<string, Known>();
  #clock = 0;

  /** Counts what arrives. */
  get clock(): number {
    return this.#clock;
  }

  /** To be called for each arrival. */
  tick(): void {
    this.#clock += 1;
  }

  get(type: string, id: string): Versioned | undefined {
    return this.#types.get(type)?.items.get(id);
  }

  ids(type: string): Iterable<string> {
    return this.#types.get(type)?.items.keys() ?? [];
  }

  /** Takes in an entity. @returns whether it is newer than what was known */
  enter(type: string, entity: Versioned): boolean {
    const { items, gone, entered } = this.#of(type);
    const known = Math.max(items.get(entity.id)?.version ?? -1, gone.get(entity.id) ?? -1);
    if (entity.version <= known) return false;
    items.set(entity.id, entity);
    gone.delete(entity.id);
    entered.set(entity.id, this.#clock);
    return true;
  }

  /** Takes in that an entity went away with a version. @returns whether it was there */
  remove(type: string, id: string, version: number): boolean {
    const { items, gone } = this.#of(type);
    const known = items.get(id);
    if (known !== undefined && known.version > version) return false;
    gone.set(id, Math.max(version, gone.get(id) ?? -1));
    return items.delete(id);
  }

  /** When an entity last entered, by the clock; 0 when it never did. */
  enteredAt(type: string, id: string): number {
    return this.#types.get(type)?.entered.get(id) ?? 0;
  }

  /** What a whole copy that was asked for at `since` must hold if it is still there. */
  knownBefore(type: string, since: number): Versioned[] {
    return [...this.#of(type).items.values()].filter(({ id }) => this.enteredAt(type, id) <= since);
  }

  #of(type: string): Known {
    const known = this.#types.get(type) ?? { items: new Map(), gone: new Map(), entered: new Map() };
    this.#types.set(type, known);
    return known;
  }
}
