import type { ContextRow } from '#lambdas/store/entity/derived.ts';
import type { AnyEntity } from '#lambdas/store/entity/entity.ts';
import type { Stored } from '#lambdas/store/items.ts';
import type { Key, Keys } from '#lambdas/store/keys.ts';
import type { Requirement } from '#lambdas/store/table/requirements.ts';
import type { Count, TransactItem } from '#lambdas/store/table/writes.ts';
import type { KnownError } from '#shared/CallError.ts';

/**
 * A step that changes an entity: it raises its version, is logged and answered. The folder `steps` has the kinds, each
 * with what it does. `set` has some of its fields, or all of a new one. All but those that create depend on the version
 * that was read.
 */
export type EntityStep = {
  readonly kind: StepKind;
  readonly entity: AnyEntity;
  /** The row that was read; of a new entity where it is to be. */
  readonly item: Stored;
  readonly set?: Record<string, unknown>;
  readonly require?: readonly Requirement[];
  readonly counts?: readonly Count[];
  /** Where a transfer puts it. */
  readonly key?: Key;
  /** Other rows, as they were read, that its derived rows depend on (`needs` of its definition). */
  readonly context?: readonly ContextRow[];
  /** What the log keeps of an entity that is erased instead of its row. */
  readonly numbers?: Readonly<Record<string, number>>;
};

/** The fields of an entity before or after a change; null when there was, or is, none. */
export type Fields = Record<string, unknown> | null;

/** When something is deleted, and by which person; null for the system. */
export type Deletion = { at: number; by: string | null };

/**
 * What distinguishes a kind of step: how it is written, logged, and joined with others. Each kind is in a file of its
 * own (docs/decisions/0033).
 */
export type StepKind = {
  /** Whether the entity has no row afterwards. */
  readonly isErasing?: true;
  /** The row of the entity afterwards. `at` is the time of the change. */
  rowAfter(step: EntityStep, at: number): Stored;
  /** Its items in the table's transaction. @param row the one afterwards */
  items(step: EntityStep, row: Stored): TransactItem[];
  /** What the change log keeps of it. */
  logged(step: EntityStep, row: Stored): { was: Fields; now: Fields };
  /**
   * The step together with what else happens to its item, since a transaction takes each item once; undefined when they
   * do not go together.
   * @param require the conditions of a step that has nothing else
   */
  joined(step: EntityStep, counts: readonly Count[], require?: readonly Requirement[]): EntityStep | undefined;
  /** The steps that keep the trash in line with it. @param steps all of the change */
  trash?(keys: Keys, step: EntityStep, steps: readonly Mutation[], deletion: Deletion): Mutation[];
};

/**
 * One step of a change: of an entity, or of a row derived from entities (pointers, counters), or a condition of a
 * rule.
 */
export type Mutation =
  | EntityStep
  /** A pointer or other item that is derived from entities. */
  | {
      do: 'putPointer';
      key: Key;
      fields: Record<string, unknown>;
      require?: readonly Requirement[];
      otherwise?: KnownError;
    }
  | { do: 'deletePointer'; key: Key }
  /**
   * Adds to a counter that conditions rely on, and to `more` of the same item; leaves the item's version alone, so that
   * counting never collides with editing.
   */
  | ({
      do: 'count';
      key: Key;
      more?: readonly Count[];
      require: readonly Requirement[];
      otherwise?: KnownError;
    } & Count)
  /**
   * A condition only. Without a code of its own it checks that nothing has changed since the read; if something has,
   * the command retries.
   */
  | { do: 'require'; key: Key; require: readonly Requirement[]; otherwise?: KnownError };

/** The key of the row that a step changes; a transfer's is the one that it leaves. */
export const keyOfStep = (step: Mutation): Key => ('entity' in step ? step.item : step.key);

/** The condition that an entity still has the version that was read. */
export const sameVersion = ({ version }: Stored): Requirement => ({ attribute: 'version', equals: version });

/** The conditions of every change of an entity: it exists, is not deleted, and has the version that was read. */
export const unchanged = (item: Stored): Requirement[] => [sameVersion(item), { without: 'deletedAt' }];
