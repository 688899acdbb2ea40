import * as texts from '#shared/texts/boardSelection.ts';
import type { PluralText } from '#shared/texts/withParts.ts';

/** The names of the selected items, a part of the state of a board. */
export type SelectionState = { selected: ReadonlySet<string> };

type Kept = {
  get: () => SelectionState;
  set: (fields: SelectionState) => void;
  subscribe: (listener: () => void) => () => void;
};

/** The items of a board that can be selected. */
type Selectable<Item> = {
  /** The name of an item, which its element has in `data-item`. */
  keyOf: (item: Item) => string;
  /** All items on the board, in reading order. */
  items: () => Iterable<Item>;
  /** Whether an item shows; a filter may dim it. */
  isVisible?: (item: Item) => boolean;
  /** How many are selected. */
  counts: PluralText;
  announce: (text: string) => void;
};

export const NOTHING: ReadonlySet<string> = new Set();

/**
 * The selected items of a board. They are kept by name, so they stay selected while they are not mounted; the first of
 * a range is where the user clicked or walked last.
 */
export class Selection<Item> {
  readonly counts: PluralText;
  readonly #kept: Kept;
  readonly #rules: Selectable<Item>;
  #anchor: string | null = null;

  constructor(kept: Kept, rules: Selectable<Item>) {
    this.#kept = kept;
    this.#rules = rules;
    this.counts = rules.counts;
  }

  subscribe = (listener: () => void): (() => void) => this.#kept.subscribe(listener);

  get keys(): ReadonlySet<string> {
    return this.#kept.get().selected;
  }

  /** The selected items, in reading order. */
  get items(): readonly Item[] {
    const { keys } = this;
    return keys.size === 0 ? [] : this.#all().filter((item) => keys.has(this.#rules.keyOf(item)));
  }

  /** What moves with an item: all selected ones if it is one of them, else the item alone. */
  with(item: Item): readonly Item[] {
    return this.keys.has(this.#rules.keyOf(item)) ? this.items : [item];
  }

  /** The name of an item. */
  keyOf(item: Item): string {
    return this.#rules.keyOf(item);
  }

  /** Begins anew at an item: nothing is selected, and the next range begins here. */
  start(key: string | null): void {
    this.#anchor = key;
    if (this.keys.size > 0) this.set(NOTHING);
  }

  /** Selects an item beside the others, or no longer. With nothing selected, the item of the last click stays in. */
  toggle(key: string): void {
    const next = new Set(this.keys);
    if (next.size === 0 && this.#anchor !== null && this.#anchor !== key) next.add(this.#anchor);
    if (!next.delete(key)) next.add(key);
    this.#anchor = next.size === 0 ? null : key;
    this.set(this.#there(next));
    this.say();
  }

  /** Selects all items from the last click to this one. @param from where the range begins without a last click */
  extend(key: string, from: string = key): void {
    const all = this.#keysOf(this.#all());
    if (this.#anchor === null || !all.includes(this.#anchor)) this.#anchor = from;
    const [first, last] = [all.indexOf(this.#anchor), all.indexOf(key)].sort((a, b) => a - b);
    if (first === undefined || last === undefined || first < 0) return;
    this.set(new Set(all.slice(first, last + 1)));
    this.say();
  }

  /** Selects all items that show. */
  selectAll(): void {
    const { isVisible = () => true } = this.#rules;
    this.set(new Set(this.#keysOf(this.#all().filter(isVisible))));
    this.say();
  }

  /** Selects nothing, and says so. @returns whether anything was selected */
  clear(): boolean {
    if (this.keys.size === 0) return false;
    this.start(null);
    this.say();
    return true;
  }

  set(keys: ReadonlySet<string>): void {
    if (keys.size !== this.keys.size || [...keys].some((key) => !this.keys.has(key)))
      this.#kept.set({ selected: keys.size === 0 ? NOTHING : keys });
  }

  /** Announces how many are selected. */
  say(): void {
    const { size } = this.keys;
    this.#rules.announce(size === 0 ? texts.none : this.counts({ count: size }));
  }

  /** Whether all selected items are on the board. */
  get isWhole(): boolean {
    return this.keys.size === 0 || this.#there(this.keys).size === this.keys.size;
  }

  /** Drops items that have gone away. */
  prune(): void {
    if (!this.isWhole) this.set(this.#there(this.keys));
  }

  /** Handles a new name of an item. */
  rename(from: string, to: string): void {
    if (this.#anchor === from) this.#anchor = to;
    if (this.keys.has(from)) this.set(new Set([...this.keys].map((key) => (key === from ? to : key))));
  }

  #there(keys: ReadonlySet<string>): ReadonlySet<string> {
    return new Set(this.#keysOf(this.#all()).filter((key) => keys.has(key)));
  }

  #all(): Item[] {
    return [...this.#rules.items()];
  }

  #keysOf(items: readonly Item[]): string[] {
    return items.map((item) => this.#rules.keyOf(item));
  }
}

/**
 * Moves several items to a place, one after the other; those that cannot go there stay.
 * @param whyNot why an item cannot go there, if so
 * @param move moves an item, one of `moved` @returns the outcome, in words
 * @returns the outcome for all of them, in words
 */
export function moveTogether<Item>(
  items: readonly Item[],
  whyNot: (item: Item) => string | undefined,
  move: (item: Item, index: number, moved: readonly Item[]) => string,
): string {
  const reasons = items.flatMap((item) => whyNot(item) ?? []);
  const outcomes = items.filter((item) => whyNot(item) === undefined).map(move);
  if (items.length === 1) return outcomes[0] ?? reasons[0] ?? '';
  return `${texts.moved({ count: outcomes.length })} ${staysText(reasons)}`.trimEnd();
}

/** How many items stay as they are, and why the first one does; '' when none does. */
export function staysText([reason, ...more]: readonly string[]): string {
  return reason === undefined ? '' : texts.stays({ count: more.length + 1, reason });
}
