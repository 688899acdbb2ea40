import type { ChangeAnswer, Removed } from '#shared/contract/change.ts';
import { Aliases } from './aliases.ts';
import { Confirmed } from './confirmed.ts';
import type { AnyClientEntity, ClientEntity, Ground, IndexName, Seen, Versioned } from './entity.ts';
import { entityKey, entityOfKey } from './keys.ts';
import { Subscriptions } from './subscriptions.ts';
import { Visible } from './visible.ts';

/** The changes in a command's answer. */
export type Arrival = Pick<ChangeAnswer, 'changed' | 'removed'>;

/** A whole copy arriving in any number of parts. */
export type WholeCopy = { add: (type: string, entities: readonly Versioned[]) => void; end: () => void };

/**
 * The state of one scope, such as a story map: the confirmed entities, with the pending edits applied on top. Each
 * update touches only what it changes, and notifies only the subscribers of that.
 */
export class Scope {
  readonly name: string;
  readonly aliases = new Aliases();
  readonly #confirmed = new Confirmed();
  readonly #overlay = new Map<string, Seen<Versioned> | null>();
  readonly #visible: Visible;
  readonly #subscriptions = new Subscriptions();
  readonly #snapshots = new Map<string, ReadonlyMap<string, Seen<Versioned>>>();
  readonly #wake = new Set<string>();
  /** The counters of each type (see `ClientEntity`). */
  readonly #counters = new Map<string, readonly string[]>();
  #drawOverlay: () => void = () => undefined;
  #isUpdating = false;

  constructor(name: string) {
    this.name = name;
    this.#visible = new Visible((type, id) => this.#current(type, id));
  }

  /** Registers a type of entities, with its indexes. */
  define(...definitions: readonly AnyClientEntity[]): void {
    this.update(() => {
      for (const definition of definitions) {
        this.#counters.set(definition.type, definition.counters);
        this.#visible.define(definition, this.#confirmed.ids(definition.type));
      }
    });
  }

  /** A visible entity, also by its former temporary id. */
  get<Entity extends Versioned>({ type }: ClientEntity<Entity>, id: string): Seen<Entity> | undefined {
    return this.#visible.get(type, this.aliases.idOf(id)) as Seen<Entity> | undefined;
  }

  /** All visible entities of a type, by id. The same map until one of them changes, which notifies `typeKey`. */
  all<Entity extends Versioned>({ type }: ClientEntity<Entity>): ReadonlyMap<string, Seen<Entity>> {
    const snapshot = this.#snapshots.get(type) ?? new Map(this.#visible.all(type));
    this.#snapshots.set(type, snapshot);
    return snapshot as ReadonlyMap<string, Seen<Entity>>;
  }

  /** The ids in a group of an index, in order. The same list until it changes. */
  row(index: IndexName, group: string): readonly string[] {
    return this.#visible.row(index, this.aliases.idOf(group));
  }

  /** Whether an entity is visible. */
  isSeen(type: string, id: string): boolean {
    return this.#visible.get(type, id) !== undefined;
  }

  /** The confirmed version of an entity; null when there is none. */
  versionOf(type: string, id: string): number | null {
    return this.#confirmed.get(type, id)?.version ?? null;
  }

  /** Whether a version of an entity, or its removal, has arrived here. */
  knows({ type, id, version }: { type: string; id: string; version: number }): boolean {
    return this.#confirmed.lastVersion(type, id) >= version;
  }

  /** All confirmed entities of a type, visible or hidden. */
  confirmed(type: string): Versioned[] {
    return [...this.#confirmed.ids(type)].flatMap((id) => this.#confirmed.get(type, id) ?? []);
  }

  /** The number of arrivals so far, to tell later which came after a request. */
  get clock(): number {
    return this.#confirmed.clock;
  }

  /** Whether an entity last arrived after this clock. */
  enteredSince(type: string, id: string, clock: number): boolean {
    return this.#confirmed.enteredAt(type, id) > clock;
  }

  /** Subscribes to keys (see `keys.ts`). @returns unsubscribes */
  subscribe(keys: readonly string[], listener: () => void): () => void {
    return this.#subscriptions.add(keys, listener);
  }

  /** Applies changes of a command, a colleague, or an undo. */
  enter(arrival: Arrival): void {
    this.update(() => {
      this.#confirmed.tick();
      for (const entity of arrival.changed) this.#enterOne(entity.type, entity, false);
      for (const { type, id, version } of arrival.removed) this.#removeOne(type, id, version);
    });
  }

  /**
   * Call it when requesting a whole copy. Its parts are applied by version as they arrive. Entities missing at its end
   * are removed, unless they arrived after the request, or are or were hidden, since a copy leaves those out.
   * @param types the types whose entities the copy holds completely
   * @param isOfIt which entities of those types it covers; all by default. Called at its end
   */
  expectCopy(types: readonly string[], isOfIt: (entity: Versioned, type: string) => boolean = () => true): WholeCopy {
    const since = this.#confirmed.clock;
    const held = new Set<string>();
    return {
      add: (type, entities) =>
        this.update(() => {
          this.#confirmed.tick();
          for (const entity of entities) {
            held.add(entityKey(type, entity.id));
            this.#enterOne(type, entity, true);
          }
        }),
      end: () => this.update(() => this.#removeMissing(types, isOfIt, since, held)),
    };
  }

  /** Sets the function that replays the pending edits, called whenever the state below them changes. */
  drawWith(draw: () => void): void {
    this.#drawOverlay = draw;
  }

  /** Shows an entity as a pending edit makes it; null for removed. Only for the code that replays the overlay. */
  overlay(type: string, id: string, entity: Seen<Versioned> | null): void {
    this.#overlay.set(entityKey(type, id), entity);
    this.#visible.refresh(type, id);
  }

  /**
   * Applies changes as one update: replays the pending edits on top, then notifies the subscribers of changed values
   * once.
   */
  update(change: () => void, ...keys: readonly string[]): void {
    for (const key of keys) this.#wake.add(key);
    if (this.#isUpdating) return change();
    this.#isUpdating = true;
    try {
      this.#lift();
      change();
    } finally {
      this.#drawOverlay();
      for (const key of this.#visible.settle()) {
        this.#wake.add(key);
        this.#snapshots.delete(key);
      }
      this.#isUpdating = false;
    }
    const woken = [...this.#wake];
    this.#wake.clear();
    this.#subscriptions.wake(woken);
  }

  /** Runs a function on the scope with other edits than the pending ones applied, and leaves no trace of them. */
  imagine<Result>(draw: () => void, look: () => Result): Result {
    try {
      this.#lift();
      draw();
      return look();
    } finally {
      this.#lift();
      this.#drawOverlay();
      this.#visible.settle();
    }
  }

  #enterOne(type: string, entity: Versioned, many: boolean): void {
    if (this.#confirmed.enter(type, entity, this.#counters.get(type))) this.#visible.refresh(type, entity.id, many);
  }

  #removeOne(type: string, id: string, version: number): void {
    if (this.#confirmed.remove(type, id, version)) this.#visible.refresh(type, id);
  }

  #removeMissing(
    types: readonly string[],
    isOfIt: (entity: Versioned, type: string) => boolean,
    since: number,
    held: ReadonlySet<string>,
  ): void {
    const missing: Removed[] = types.flatMap((type) =>
      this.#confirmed
        .knownBefore(type, since)
        .filter((entity) => isOfIt(entity, type) && !held.has(entityKey(type, entity.id)))
        .map(({ id, version }) => ({ type, id, version })),
    );
    // Whether the copy lacks a dependency, which may have been deleted when it was made and restored since.
    const isLacking = ({ type, id }: Ground): boolean => {
      const entity = this.#visible.get(type, id);
      if (entity === undefined || held.has(entityKey(type, id))) return false;
      return (types.includes(type) && isOfIt(entity, type)) || this.enteredSince(type, id, since);
    };
    // A copy leaves out entities that were hidden when it was made; they may well exist.
    const gone = missing.filter(
      ({ type, id }) => this.#visible.get(type, id) !== undefined && !this.#visible.groundsOf(type, id).some(isLacking),
    );
    for (const { type, id, version } of gone) this.#removeOne(type, id, version);
  }

  #current(type: string, id: string): Seen<Versioned> | undefined {
    const drawn = this.#overlay.get(entityKey(type, id));
    return drawn === undefined ? this.#confirmed.get(type, id) : (drawn ?? undefined);
  }

  #lift(): void {
    const keys = [...this.#overlay.keys()];
    this.#overlay.clear();
    for (const key of keys) {
      const { type, id } = entityOfKey(key);
      this.#visible.refresh(type, id);
    }
  }
}
