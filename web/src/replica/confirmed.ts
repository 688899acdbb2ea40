import type { Versioned } from './entity.ts';

type Known = {
  items: Map<string, Versioned>;
  /** The versions of removed entities, so that an older copy cannot bring them back. */
  gone: Map<string, number>;
  /** The clock at each entity's last arrival, which shows whether a whole copy can include it. */
  entered: Map<string, number>;
};

/**
 * The confirmed entities of a scope. One rule applies to all of them: the higher version wins, and a removed entity
 * leaves its version, while a head is replaced by the same version of the whole. So updates may arrive in any order, and more than once.
 */
export class Confirmed {
  readonly #types = new Map<string, Known>();
  #clock = 0;

  /** The number of arrivals so far. */
  get clock(): number {
    return this.#clock;
  }

  /** Call it for each arrival. */
  tick(): void {
    this.#clock += 1;
  }

  get(type: string, id: string): Versioned | undefined {
    return this.#types.get(type)?.items.get(id);
  }

  ids(type: string): Iterable<string> {
    return this.#types.get(type)?.items.keys() ?? [];
  }

  /**
   * Applies an entity.
   * @param counters the fields that change without the version: of two arrivals with the same version, the later one
   * wins
   * @returns whether it is newer than the known version
   */
  enter(type: string, entity: Versioned, counters: readonly string[] = []): boolean {
    const { items, gone, entered } = this.#of(type);
    const there = items.get(entity.id);
    if (
      entity.version <= this.lastVersion(type, entity.id) &&
      !isCompleted(there, entity) &&
      !isRecounted(there, entity, counters)
    )
      return false;
    items.set(entity.id, entity);
    gone.delete(entity.id);
    entered.set(entity.id, this.#clock);
    return true;
  }

  /** Applies a removal with its version. @returns whether the entity was there */
  remove(type: string, id: string, version: number): boolean {
    const { items, gone } = this.#of(type);
    const known = items.get(id);
    if (known !== undefined && known.version > version) return false;
    gone.set(id, Math.max(version, gone.get(id) ?? -1));
    return items.delete(id);
  }

  /** The highest known version of an entity, also of a removed one; -1 when there is none. */
  lastVersion(type: string, id: string): number {
    const known = this.#types.get(type);
    return Math.max(known?.items.get(id)?.version ?? -1, known?.gone.get(id) ?? -1);
  }

  /** The clock at an entity's last arrival; 0 when there was none. */
  enteredAt(type: string, id: string): number {
    return this.#types.get(type)?.entered.get(id) ?? 0;
  }

  /** The entities that a whole copy requested at `since` must contain if they still exist. */
  knownBefore(type: string, since: number): Versioned[] {
    return [...this.#of(type).items.values()].filter(({ id }) => this.enteredAt(type, id) <= since);
  }

  #of(type: string): Known {
    const known = this.#types.get(type) ?? { items: new Map(), gone: new Map(), entered: new Map() };
    this.#types.set(type, known);
    return known;
  }
}

/** Whether an entity is the whole of what was known by its head. */
function isCompleted(known: Versioned | undefined, { version, isHead }: Versioned): boolean {
  return known?.version === version && known.isHead === true && isHead !== true;
}

/** Whether only counters differ. */
function isRecounted(known: Versioned | undefined, entity: Versioned, counters: readonly string[]): boolean {
  if (known?.version !== entity.version) return false;
  const [was, now] = [known, entity] as Readonly<Record<string, unknown>>[];
  return counters.some((field) => was?.[field] !== now?.[field]);
}
