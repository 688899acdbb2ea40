import type { KnownError } from '#shared/CallError.ts';
import type { Stored } from './items.ts';
import type { Key, Keys, Range } from './keys.ts';
import { type Requirement } from './requirements.ts';

type Row = Stored<Record<string, unknown>>;

/** A pointer that is there exactly as long as its entity is as it is. */
export type Pointer = {
  key: Key;
  fields: Record<string, unknown>;
  require?: readonly Requirement[];
  otherwise?: KnownError;
};

/** A counter of another entity that counts this one, once or by some amount. `require` is what it takes to be counted there anew. */
export type Counted = {
  key: Key;
  attribute: string;
  by?: number;
  require?: readonly Requirement[];
  otherwise?: KnownError;
};

/** The bookkeeping of an existing entity: its pointers, and the counters of other entities that count it. */
export type Follows = { pointers: readonly Pointer[]; counts: readonly Counted[] };

/** Other rows that an entity's bookkeeping depends on, and how to look them up once they are read. */
export type Needs = { keys?: readonly Key[]; ranges?: readonly Range[] };
export type Around = { get<Found>(key: Key): Found | undefined; range<Found>(range: Range): readonly Found[] };

/** The bookkeeping of an entity as a state (what must exist), not as steps: `stepsTo` derives the steps from the difference. */
export type Bookkeeping = {
  needs?: (keys: Keys, row: Row) => Needs;
  follows: (keys: Keys, row: Row, around: Around) => Partial<Follows>;
};
