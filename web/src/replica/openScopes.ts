import { PENDING_KEY } from './keys.ts';
import type { PendingCommands } from './pendingCommands.ts';
import type { Scope } from './scope.ts';

/** A scope with its edits, such as an open story map. */
export type OpenScope = { scope: Scope; pending: PendingCommands };

type Held = { opened: OpenScope; users: number; close: () => void };

/**
 * The scopes that this tab has open: those on the screen, and those in which an edit still waits. Leaving a page loses
 * no edit.
 */
export class OpenScopes {
  readonly #held = new Map<string, Held>();
  readonly #join: (opened: OpenScope) => () => void;

  /** @param join keeps an open scope up to date; returns stops it */
  constructor(join: (opened: OpenScope) => () => void) {
    this.#join = join;
  }

  /** A scope that is open already. */
  get(name: string): OpenScope | undefined {
    return this.#held.get(name)?.opened;
  }

  /** Holds a scope open. @returns lets it go; it closes once nothing in it waits to be sent */
  hold(opened: OpenScope): () => void {
    const { name } = opened.scope;
    const held = this.#held.get(name) ?? { opened, users: 0, close: this.#join(opened) };
    this.#held.set(name, held);
    held.users += 1;
    return () => {
      held.users -= 1;
      this.#closeWhenDone(name, held);
    };
  }

  /** Closes all: their user has signed out. */
  closeAll(): void {
    for (const { close } of this.#held.values()) close();
    this.#held.clear();
  }

  #closeWhenDone(name: string, held: Held): void {
    const { scope, pending } = held.opened;
    const close = () => {
      if (held.users > 0) return true;
      if (pending.unanswered > 0) return false;
      if (this.#held.get(name) === held) this.#held.delete(name);
      held.close();
      return true;
    };
    if (close()) return;
    const end = scope.subscribe([PENDING_KEY], () => {
      if (close()) end();
    });
  }
}
