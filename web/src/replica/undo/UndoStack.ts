import type { CallOutput } from '#shared/contract/registry.ts';
import { MAX_REVERTED_CHANGES, UNDO_DEPTH, UNDO_MS } from '#shared/model/limits.ts';
import { sameValue } from '#shared/rules/sameValue.ts';
import * as texts from '#shared/texts/undo.ts';
import { isUnclear } from '#web/base/api/ApiError.ts';
import type { Home } from '#web/replica/scopes.ts';

type Answer = CallOutput<'revert_change'>;
export type Direction = 'undo' | 'redo';
/** Reverts changes of one log. @throws ApiError when it is refused or no answer arrives */
export type Revert = (changeIds: string[], home: Home) => Promise<Answer>;

/** An answered change, and the log that it is in. */
type Change = { readonly id: string; readonly home: Home };

/** What undo and redo would do next, in words; null for nothing. */
export type Offers = { undo: string | null; redo: string | null };

/** What has become of an undo or redo. */
export type Outcome = {
  direction: Direction;
  /** What it is about, in words. */
  action: string;
  /** Whether anything has changed. */
  isDone: boolean;
  kept: Answer['kept'];
  /** Why the rest of it was not done, if so. */
  error: unknown;
  /** The ids of what is back that had been taken away. */
  back: readonly string[];
};

/** What the stack learns of the answer of a change. */
export type Settled = { change: string | null; removed: readonly { id: string }[] } | null;

/** A user's action, of one or more changes. */
type Entry = {
  readonly seq: number;
  readonly at: number;
  text: string;
  parts: number;
  /** Names an action that is sent in parts. */
  readonly group: string | undefined;
  /** The answered changes. */
  changes: readonly Change[];
  /** The ids of what it took away. */
  readonly removed: Set<string>;
  /** What is still being sent. None of them fails. */
  sending: readonly Promise<void>[];
};

/**
 * The changes of a scope that the user of this tab can undo and redo, newest last. A change is on it from the moment
 * that it is made: undoing it waits until it is answered.
 */
export class UndoStack {
  readonly #stacks: Record<Direction, Entry[]> = { undo: [], redo: [] };
  readonly #listeners = new Set<() => void>();
  #offers: Offers = { undo: null, redo: null };
  #seq = 0;
  /** The action to which changes of the present task belong. */
  #current: Entry | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  get offers(): Offers {
    return this.#offers;
  }

  /** Subscribes to `offers`. @returns unsubscribes */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Puts a change on the stack that is about to be sent. Those of one task, such as a move of several cards, or what
   * follows in the task of an answer, are one action.
   * @param home what its log is of
   * @param group names the action of which it is a part, however much later it is sent
   * @returns to be called with its answer, or null when it is refused; and what joins the present task to its action
   */
  begin(text: string, home: Home, group?: string): { settle: (answer: Settled) => void; join: () => void } {
    const begun = group === undefined ? undefined : this.#stacks.undo.find((other) => other.group === group);
    const entry = begun ?? this.#current ?? this.#push(text, group);
    if (begun === undefined) entry.parts += 1;
    let settle: (answer: Settled) => void = () => undefined;
    const sent = new Promise<void>((resolve) => {
      settle = (answer) => {
        if (answer !== null) this.#answered(entry, answer, home);
        entry.sending = entry.sending.filter((other) => other !== sent);
        if (entry.sending.length === 0 && entry.changes.length === 0) this.#drop(entry);
        resolve();
      };
    });
    entry.sending = [...entry.sending, sent];
    this.#stacks.redo = [];
    this.#join(entry);
    this.#notify();
    return { settle, join: () => this.#join(entry) };
  }

  /**
   * Undoes or redoes an action, once it and all earlier undos are answered.
   * @param removed the id of what the action took away; by default the newest action
   * @returns what became of it; undefined when there is none
   */
  async revert(direction: Direction, revert: Revert, removed?: string): Promise<Outcome | undefined> {
    const from = this.#stacks[direction].filter(({ at }) => Date.now() - at < UNDO_MS);
    const entry = removed === undefined ? from.at(-1) : from.findLast((other) => other.removed.has(removed));
    this.#stacks[direction] = from.filter((other) => other !== entry);
    if (entry === undefined) return this.#notify();
    const { seq, at, text, parts, group } = entry;
    const inverse: Entry = { seq, at, text, parts, group, changes: [], removed: new Set(), sending: [] };
    this.#put(direction === 'undo' ? 'redo' : 'undo', inverse);
    // Neither joins what was done before.
    this.#current = undefined;
    const work = this.#queue.then(() => this.#perform(direction, entry, inverse, revert));
    inverse.sending = [work.then(() => undefined)];
    this.#queue = work;
    this.#notify();
    return work;
  }

  async #perform(direction: Direction, entry: Entry, inverse: Entry, revert: Revert): Promise<Outcome> {
    const kept: Answer['kept'] = [];
    let error: unknown = null;
    await Promise.all(entry.sending);
    try {
      for (let part = newest(entry); part !== undefined; part = newest(entry)) {
        const { ids, home } = part;
        const answer = await revert(ids, home);
        this.#answered(inverse, answer, home);
        kept.push(...answer.kept);
        entry.changes = entry.changes.filter(({ id }) => !ids.includes(id) || answer.left.includes(id));
      }
    } catch (failure) {
      error = failure;
      // Without an answer it may be tried again; what was refused is refused the next time too.
      if (isUnclear(failure)) this.#put(direction, entry);
    }
    inverse.sending = [];
    if (inverse.changes.length === 0) this.#drop(inverse);
    this.#notify();
    const isDone = inverse.changes.length > 0;
    return { direction, action: wordsOf(entry), isDone, kept, error, back: isDone ? [...entry.removed] : [] };
  }

  #answered(entry: Entry, { change, removed }: NonNullable<Settled>, home: Home): void {
    if (change === null) return;
    entry.changes = [...entry.changes, { id: change, home }];
    for (const { id } of removed) entry.removed.add(id);
  }

  #push(text: string, group: string | undefined): Entry {
    this.#seq += 1;
    const entry: Entry = {
      seq: this.#seq,
      at: Date.now(),
      text,
      parts: 0,
      group,
      changes: [],
      removed: new Set(),
      sending: [],
    };
    this.#put('undo', entry);
    return entry;
  }

  #put(direction: Direction, entry: Entry): void {
    const order = direction === 'undo' ? 1 : -1;
    const all = [...this.#stacks[direction], entry].sort((a, b) => order * (a.seq - b.seq));
    this.#stacks[direction] = all.slice(-UNDO_DEPTH);
  }

  #drop(entry: Entry): void {
    for (const direction of ['undo', 'redo'] as const)
      this.#stacks[direction] = this.#stacks[direction].filter((other) => other !== entry);
    this.#notify();
  }

  /** Until the end of the present task, changes belong to an action, unless it is being undone. */
  #join(entry: Entry): void {
    if (this.#current === entry || !this.#stacks.undo.includes(entry)) return;
    this.#current = entry;
    setTimeout(() => {
      if (this.#current === entry) this.#current = undefined;
    });
  }

  #notify(): undefined {
    const [undo, redo] = [this.#stacks.undo.at(-1), this.#stacks.redo.at(-1)].map((entry) =>
      entry === undefined ? null : wordsOf(entry),
    );
    this.#offers = { undo: undo ?? null, redo: redo ?? null };
    for (const listener of this.#listeners) listener();
  }
}

const wordsOf = ({ text, parts }: Entry): string =>
  parts > 1 ? texts.several({ action: text, count: parts - 1 }) : text;

/** The newest changes of an action that one call can revert: their ids grow with time. */
function newest({ changes }: Entry): { ids: string[]; home: Home } | undefined {
  const inOrder = [...changes].sort((a, b) => (a.id < b.id ? -1 : 1));
  const home = inOrder.at(-1)?.home;
  if (home === undefined) return undefined;
  const other = inOrder.findLastIndex((change) => !sameValue(change.home, home));
  return {
    ids: inOrder
      .slice(other + 1)
      .slice(-MAX_REVERTED_CHANGES)
      .map(({ id }) => id),
    home,
  };
}
