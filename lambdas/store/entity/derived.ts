import type { Stored } from '#lambdas/store/items.ts';
import type { Key, Keys, Range } from '#lambdas/store/keys.ts';
import { type Requirement } from '#lambdas/store/table/requirements.ts';
import type { KnownError } from '#shared/CallError.ts';

type Row = Stored<Record<string, unknown>>;

/**
 * A pointer that exists exactly as long as its entity. `deleted` is what the entity's tombstone keeps of it: these
 * fields, or all of it; a pointer without it ends with the deletion. `require` is the condition for a new one, and
 * `free` has other keys that must be free for it.
 */
export type Pointer = {
  key: Key;
  fields: Record<string, unknown>;
  deleted?: Record<string, unknown> | 'kept';
  require?: readonly Requirement[];
  free?: readonly Key[];
  otherwise?: KnownError;
};

/**
 * A counter of another entity that counts this one, once or by an amount. `require` is the condition for being counted
 * anew.
 */
export type Counted = {
  key: Key;
  attribute: string;
  by?: number;
  require?: readonly Requirement[];
  otherwise?: KnownError;
};

/** The derived rows of an entity: its pointers, and the counters of other entities that count it. */
export type Derived = { pointers?: readonly Pointer[]; counts?: readonly Counted[] };

/** A row in the context of a step, or the key of one that does not exist. */
export type ContextRow = Row | (Key & { readonly isMissing: true });

/** Says in the context of a step that there is no row of this key. */
export const missingRow = ({ pk, sk }: Key): ContextRow => ({ pk, sk, isMissing: true });

/** Other rows that the derived rows of an entity depend on. */
export type Needs = { keys?: readonly Key[]; ranges?: readonly Range[] };
/** A look-up for other rows: those in the context of the steps of a change, as they are before or after it. */
export type Around = { get<Found>(key: Key): Found | undefined; range<Found>(range: Range): readonly Found[] };

/**
 * The derived rows of an entity as a state (the rows that must exist), not as steps: `derivedSteps` finds the steps from
 * the difference of two states.
 */
export type Deriving<Item = Row> = {
  /** The rows that must be in the context of a step that creates, deletes, restores or erases the entity. */
  needs?: ((keys: Keys, row: Item) => Needs) | undefined;
  derived?: ((keys: Keys, row: Item, around: Around) => Derived) | undefined;
};
