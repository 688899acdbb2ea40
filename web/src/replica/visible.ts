import type { AnyClientEntity, Ground, IndexName, Seen, Versioned } from './entity.ts';
import { entityKey, entityOfKey, groupKey, typeKey } from './keys.ts';
import { SortedIndex } from './sortedIndex.ts';

type Entity = Seen<Versioned>;

const NOTHING: ReadonlyMap<string, Entity> = new Map();
const NO_GROUND: readonly Ground[] = [];

/**
 * The visible entities, with their indexes. An entity is visible while all its dependencies are, in the generation it
 * refers to: entities under a deleted one are hidden, not removed, and visible again when that one is restored. A
 * change touches only its dependents.
 */
export class Visible {
  readonly #current: (type: string, id: string) => Entity | undefined;
  readonly #definitions = new Map<string, AnyClientEntity>();
  readonly #seen = new Map<string, Map<string, Entity>>();
  readonly #grounds = new Map<string, readonly Ground[]>();
  readonly #dependents = new Map<string, Set<string>>();
  readonly #indexes = new Map<string, Map<string, SortedIndex<Entity>>>();
  readonly #before = new Map<string, Entity | undefined>();

  /** @param current returns the current state of an entity, visible or hidden */
  constructor(current: (type: string, id: string) => Entity | undefined) {
    this.#current = current;
  }

  get(type: string, id: string): Entity | undefined {
    return this.#seen.get(type)?.get(id);
  }

  all(type: string): ReadonlyMap<string, Entity> {
    return this.#seen.get(type) ?? NOTHING;
  }

  row({ type, index }: IndexName, group: string): readonly string[] {
    const found = this.#indexes.get(type)?.get(index);
    if (found === undefined) throw new Error(`${type}#${index} was read before scope.define made its type known`);
    return found.row(group);
  }

  /** The dependencies of an entity. */
  groundsOf(type: string, id: string): readonly Ground[] {
    return this.#grounds.get(entityKey(type, id)) ?? NO_GROUND;
  }

  /**
   * Registers a type. Entities that arrived before are visible and indexed from now on.
   * @param ids all known ids of the type
   */
  define(definition: AnyClientEntity, ids: Iterable<string>): void {
    const { type, rules } = definition;
    if (this.#definitions.has(type)) return;
    const entityOf = (id: string) => this.get(type, id);
    this.#definitions.set(type, definition);
    this.#indexes.set(
      type,
      new Map(Object.entries(rules).map(([index, rule]) => [index, new SortedIndex<Entity>(rule as never, entityOf)])),
    );
    for (const entity of this.all(type).values()) this.#reindex(type, undefined, entity, true);
    for (const id of ids) this.refresh(type, id, true);
  }

  /** Follows a change of an entity. @param many true when more changes follow before any read */
  refresh(type: string, id: string, many = false): void {
    const now = this.#current(type, id);
    const key = entityKey(type, id);
    const grounds = now === undefined ? NO_GROUND : (this.#definitions.get(type)?.standsOn(now as never) ?? NO_GROUND);
    this.#standOn(key, grounds);
    const isSeen = grounds.every((ground) => generationOf(this.get(ground.type, ground.id)) === ground.generation);
    const next = isSeen ? now : undefined;
    const was = this.get(type, id);
    if (was === next) return;
    if (!this.#before.has(key)) this.#before.set(key, was);
    this.#put(type, id, next);
    this.#reindex(type, was, next, many);
    if (generationOf(was) === generationOf(next)) return;
    for (const dependent of [...(this.#dependents.get(key) ?? [])]) {
      const { type: itsType, id: itsId } = entityOfKey(dependent);
      this.refresh(itsType, itsId, many);
    }
  }

  /** Ends an update. @returns the keys of all changes; an entity that ends up the same stays the same object */
  settle(): string[] {
    const changed = new Set<string>();
    for (const [key, was] of this.#before) {
      const { type, id } = entityOfKey(key);
      const now = this.get(type, id);
      if (was === now) continue;
      if (was !== undefined && now !== undefined && isEqual(was, now)) this.#put(type, id, was);
      else changed.add(key).add(typeKey(type));
    }
    this.#before.clear();
    for (const [type, indexes] of this.#indexes) {
      for (const [index, sorted] of indexes) {
        for (const group of sorted.settle()) changed.add(groupKey({ type, index }, group));
      }
    }
    return [...changed];
  }

  #put(type: string, id: string, entity: Entity | undefined): void {
    const seen = this.#seen.get(type) ?? new Map<string, Entity>();
    this.#seen.set(type, seen);
    if (entity === undefined) seen.delete(id);
    else seen.set(id, entity);
  }

  #reindex(type: string, was: Entity | undefined, now: Entity | undefined, many: boolean): void {
    for (const index of this.#indexes.get(type)?.values() ?? []) index.update(was, now, many);
  }

  #standOn(key: string, grounds: readonly Ground[]): void {
    if (grounds.length === 0 && !this.#grounds.has(key)) return;
    for (const { type, id } of this.#grounds.get(key) ?? []) this.#dependents.get(entityKey(type, id))?.delete(key);
    if (grounds.length === 0) this.#grounds.delete(key);
    else this.#grounds.set(key, grounds);
    for (const { type, id } of grounds) {
      const ground = entityKey(type, id);
      const dependents = this.#dependents.get(ground) ?? new Set();
      this.#dependents.set(ground, dependents.add(key));
    }
  }
}

/** Undefined for an invisible entity; 0 for an entity without generations. */
function generationOf(entity: (Entity & { generation?: number }) | undefined): number | undefined {
  return entity === undefined ? undefined : (entity.generation ?? 0);
}

/** Whether two states of an entity are equal, field by field. Fields are compared by value. */
function isEqual(a: Entity, b: Entity): boolean {
  const fields = Object.keys(b) as (keyof Entity)[];
  return fields.length === Object.keys(a).length && fields.every((field) => isSame(a[field], b[field]));
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  return typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b);
}
