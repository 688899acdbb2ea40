import type { KnownError } from '#shared/CallError.ts';
import type { Stored } from './items.ts';
import type { Key, Keys, Range } from './keys.ts';
import { type Requirement } from './requirements.ts';

type Row = Stored<Record<string, unknown>>;

/**
 * A pointer that exists exactly as long as its entity is in this state. With `deleted` it stays, with these fields, so
 * that the tombstone of its entity can be found by it.
 */
export type Pointer = {
  key: Key;
  fields: Record<string, unknown>;
  deleted?: Record<string, unknown>;
  require?: readonly Requirement[];
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

/** The bookkeeping of an existing entity: its pointers, and the counters of other entities that count it. */
export type Follows = { pointers: readonly Pointer[]; counts: readonly Counted[] };

/** Other rows that an entity's bookkeeping depends on, and a look-up for them once they are read. */
export type Needs = { keys?: readonly Key[]; ranges?: readonly Range[] };
export type Around = { get<Found>(key: Key): Found | undefined; range<Found>(range: Range): readonly Found[] };

/**
 * The bookkeeping of an entity as a state (the items that must exist), not as steps: `stepsTo` derives the steps from
 * the difference.
 */
export type Bookkeeping = {
  needs?: (keys: Keys, row: Row) => Needs;
  follows: (keys: Keys, row: Row, around: Around) => Partial<Follows>;
};
