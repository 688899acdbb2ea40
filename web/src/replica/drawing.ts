import type { Draft, Pending } from './command.ts';
import type { Scope } from './scope.ts';

/** Draws pending edits on top of the confirmed state of a scope. */
export class Drawing {
  readonly draft: Draft;
  /** The edits whose overlay threw. */
  readonly #faulty = new Set<number>();

  constructor(scope: Scope) {
    this.draft = {
      get: (definition, id) => scope.get(definition, id),
      row: (index, group) => scope.row(index, group),
      put: ({ type }, entity) => scope.overlay(type, entity.id, entity),
      drop: ({ type }, id) => scope.overlay(type, id, null),
    };
  }

  /** Draws edits in order. A refused one shows only where it keeps its typed text. */
  draw(edits: readonly Pending[]): void {
    for (const { seq, command, input, refused } of edits) {
      if (refused !== null && command.typed === undefined) continue;
      try {
        command.apply?.(this.draft, input as never, refused);
      } catch (error) {
        // A bug in an overlay: still sends the edit and keeps the rest of the screen. Replays are frequent, so it is
        // reported only once.
        if (!this.#faulty.has(seq)) reportError(error);
        this.#faulty.add(seq);
      }
    }
  }
}
