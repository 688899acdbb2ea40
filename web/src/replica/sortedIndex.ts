import type { IndexRule, Versioned } from './entity.ts';

const NO_IDS: readonly string[] = [];

/**
 * The ids of entities by group, each group sorted. A changed group becomes a new list, once per update however many
 * changes it has; a group that ends up the same stays the same list, so that its subscribers are not notified.
 */
export class SortedIndex<Entity extends Versioned> {
  readonly #rule: IndexRule<Entity>;
  readonly #entityOf: (id: string) => Entity | undefined;
  readonly #groups = new Map<string, string[]>();
  readonly #before = new Map<string, readonly string[]>();
  readonly #unsorted = new Set<string>();

  /** @param entityOf returns the entities of the index */
  constructor(rule: IndexRule<Entity>, entityOf: (id: string) => Entity | undefined) {
    this.#rule = rule;
    this.#entityOf = entityOf;
  }

  /** The ids of a group in order. */
  row(group: string): readonly string[] {
    this.#sort(group);
    return this.#groups.get(group) ?? NO_IDS;
  }

  /**
   * Follows a change of an entity, which `entityOf` must already return.
   * @param many true when more changes follow before any read, so that groups are sorted once at the end
   */
  update(was: Entity | undefined, now: Entity | undefined, many: boolean): void {
    const from = was === undefined ? NO_IDS : this.#rule.groups(was);
    const to = now === undefined ? NO_IDS : this.#rule.groups(now);
    const stays = was !== undefined && now !== undefined && this.#rule.compare(was, now) === 0;
    for (const group of from) {
      if (was !== undefined && !(stays && to.includes(group))) this.#takeOut(group, was.id);
    }
    for (const group of to) {
      if (now !== undefined && !(stays && from.includes(group))) this.#putIn(group, now, many);
    }
  }

  /** Ends an update. @returns the changed groups */
  settle(): string[] {
    const changed: string[] = [];
    for (const [group, before] of this.#before) {
      const now = this.row(group);
      const same = now.length === before.length && now.every((id, at) => id === before[at]);
      if (!same) changed.push(group);
      else if (before.length > 0) this.#groups.set(group, before as string[]);
      if (now.length === 0) this.#groups.delete(group);
    }
    this.#before.clear();
    return changed;
  }

  #takeOut(group: string, id: string): void {
    const row = this.#own(group);
    const at = row.indexOf(id);
    if (at >= 0) row.splice(at, 1);
  }

  #putIn(group: string, entity: Entity, many: boolean): void {
    const row = this.#own(group);
    if (this.#unsorted.has(group) || this.#isBehind(row.at(-1), entity)) row.push(entity.id);
    else if (many) {
      row.push(entity.id);
      this.#unsorted.add(group);
    } else row.splice(this.#positionIn(row, entity), 0, entity.id);
  }

  #isBehind(last: string | undefined, entity: Entity): boolean {
    const other = last === undefined ? undefined : this.#entityOf(last);
    return other === undefined ? last === undefined : this.#rule.compare(other, entity) < 0;
  }

  #positionIn(row: readonly string[], entity: Entity): number {
    let from = 0;
    let to = row.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      const other = this.#entityOf(row[middle] ?? '');
      if (other !== undefined && this.#rule.compare(other, entity) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  #sort(group: string): void {
    if (!this.#unsorted.delete(group)) return;
    this.#groups.get(group)?.sort((a, b) => {
      const [one, other] = [this.#entityOf(a), this.#entityOf(b)];
      return one === undefined || other === undefined ? 0 : this.#rule.compare(one, other);
    });
  }

  /** The list of a group, for writing: a copy if others may hold it. */
  #own(group: string): string[] {
    const row = this.#groups.get(group);
    if (row !== undefined && this.#before.has(group)) return row;
    this.#before.set(group, row ?? NO_IDS);
    const copy = [...(row ?? NO_IDS)];
    this.#groups.set(group, copy);
    return copy;
  }
}
