import { PENDING_KEY } from './keys.ts';
import type { PendingCommands } from './pendingCommands.ts';
import type { Replica } from './replica.ts';
import type { Scope } from './scope.ts';

/** A scope with its edits, such as an open story map. */
export type OpenScope = {
  scope: Scope;
  pending: PendingCommands;
  /** Keeps it up to date with arrivals. @returns stops it */
  join: (replica: Replica) => () => void;
};

type Held = { users: number; close: () => void };

/**
 * The scopes that this tab has open: those on the screen, and those in which an edit still waits. Leaving a page loses
 * no edit.
 */
export class OpenScopes {
  readonly #held = new Map<OpenScope, Held>();
  readonly #join: (opened: OpenScope) => () => void;

  /** @param join keeps an open scope up to date; returns stops it */
  constructor(join: (opened: OpenScope) => () => void) {
    this.#join = join;
  }

  /** A scope that is open already. */
  get(name: string): OpenScope | undefined {
    return [...this.#held.keys()].find(({ scope }) => scope.name === name);
  }

  /** Holds a scope open. @returns lets it go; it closes once nothing in it waits to be sent */
  hold(opened: OpenScope): () => void {
    const held = this.#held.get(opened) ?? { users: 0, close: this.#join(opened) };
    this.#held.set(opened, held);
    held.users += 1;
    return () => {
      held.users -= 1;
      this.#closeWhenDone(opened, held);
    };
  }

  /** Closes all: their user has signed out. */
  closeAll(): void {
    for (const { close } of this.#held.values()) close();
    this.#held.clear();
  }

  #closeWhenDone(opened: OpenScope, held: Held): void {
    const { scope, pending } = opened;
    const isOver = () => {
      if (held.users > 0 || this.#held.get(opened) !== held) return true;
      if (pending.unanswered > 0) return false;
      this.#held.delete(opened);
      held.close();
      return true;
    };
    if (isOver()) return;
    const end = scope.subscribe([PENDING_KEY], () => {
      if (isOver()) end();
    });
  }
}
