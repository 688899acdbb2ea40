import type { ErrorCode } from '#shared/errors.ts';
import type { Stored } from './items.ts';
import type { Key } from './keys.ts';

/** What must hold of an item, in the same transaction, for a change to be written. */
export type Requirement =
  | { is: 'there' }
  | { is: 'absent' }
  | { without: string }
  | { having: string }
  | { attribute: string; equals: unknown };

export type Count = { attribute: string; by: number };

/**
 * One step of a change. `create`, `revive`, `change` and `remove` are the versioned things that the change log tells of and that clients
 * see; the others are bookkeeping that can be derived from those (pointers, counters) or conditions that a rule depends on.
 */
export type Mutation =
  /** A new thing; there must never have been one with its key. */
  | { do: 'create'; key: Key; type: string; id: string; fields: Record<string, unknown> }
  /** Puts a thing back where its tombstone stands; its version goes on rising. */
  | { do: 'revive'; item: Stored; fields: Record<string, unknown> }
  /** Sets some fields of a thing, if it still is the version that was read. */
  | { do: 'change'; item: Stored; set: Record<string, unknown>; require?: readonly Requirement[]; count?: Count }
  /** Leaves a tombstone, if the thing still is the version that was read. `tell` names fields without which the log would not say what it was. */
  | { do: 'remove'; item: Stored; tell?: readonly string[] }
  /** A pointer or other item that is derived from things. */
  | { do: 'point'; key: Key; fields: Record<string, unknown>; require?: readonly Requirement[]; otherwise?: ErrorCode }
  | { do: 'unpoint'; key: Key }
  /** Adds to a counter that conditions rely on; leaves the item's version alone, so that counting never collides with editing. */
  | ({ do: 'count'; key: Key; require: readonly Requirement[]; otherwise?: ErrorCode } & Count)
  /** Only a condition; without a code of its own it asks that what was read is still so, and whoever reads again will know. */
  | { do: 'require'; key: Key; require: readonly Requirement[]; otherwise?: ErrorCode };

/** What the conditions of an item in a transaction look like to the table. */
export type Condition = { expression: string; names: Record<string, string>; values: Record<string, unknown> };

/** Turns requirements into a condition expression; all of them must hold. */
export function conditionOf(requirements: readonly Requirement[]): Condition {
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  const parts = requirements.map((requirement, i) => {
    if ('is' in requirement) {
      names['#pk'] = 'pk';
      return requirement.is === 'there' ? 'attribute_exists(#pk)' : 'attribute_not_exists(#pk)';
    }
    const name = `#c${i}`;
    if ('without' in requirement || 'having' in requirement) {
      names[name] = 'without' in requirement ? requirement.without : requirement.having;
      return `${'without' in requirement ? 'attribute_not_exists' : 'attribute_exists'}(${name})`;
    }
    names[name] = requirement.attribute;
    values[`:c${i}`] = requirement.equals;
    return `${name} = :c${i}`;
  });
  return { expression: parts.join(' AND '), names, values };
}

/** The conditions that every change of a read thing carries: it is there, not deleted, and the version that was read. */
export function unchanged(item: Stored): Requirement[] {
  return [{ attribute: 'version', equals: item.version }, { without: 'deletedAt' }];
}

/**
 * A transaction takes each item once, so a counter on a thing that the same change edits becomes part of that edit, whose own conditions
 * (the version that was read) are the stronger ones.
 */
export function mergeCounts(mutations: readonly Mutation[]): Mutation[] {
  const name = (key: Key) => `${key.pk}\n${key.sk}`;
  const edits = new Set(mutations.flatMap((mutation) => (mutation.do === 'change' ? [name(mutation.item)] : [])));
  const counts = new Map(
    mutations.flatMap((mutation) =>
      mutation.do === 'count' && edits.has(name(mutation.key)) ? [[name(mutation.key), mutation] as const] : [],
    ),
  );
  return mutations
    .filter((mutation) => mutation.do !== 'count' || !edits.has(name(mutation.key)))
    .map((mutation) => {
      const count = mutation.do === 'change' ? counts.get(name(mutation.item)) : undefined;
      return count === undefined || mutation.do !== 'change'
        ? mutation
        : { ...mutation, count: { attribute: count.attribute, by: count.by } };
    });
}
