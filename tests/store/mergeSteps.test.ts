import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineEntity } from '#lambdas/store/entity/defineEntity.ts';
import type { Stored } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { type Key, keysOf } from '#lambdas/store/keys.ts';
import { change, create, remove, restore, revive, transfer } from '#lambdas/store/steps.ts';
import { mergeSteps } from '#lambdas/store/steps/mergeSteps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import type { Requirement } from '#lambdas/store/table/requirements.ts';
import * as errors from '#shared/errors.ts';
import { canonicalDomain, type CompanyDomain } from '#shared/model/people/companyDomain.ts';

const keys = keysOf(canonicalDomain('acme.example') as CompanyDomain);
const keyOf = (id: string): Key => rowKeys.what(keys, 'mapMapMapMapMapMap01', id);
const [A, B] = [keyOf('a'), keyOf('b')];

const entity = defineEntity({
  type: 'what',
  key: rowKeys.what,
  fields: { name: z.string(), uses: z.optional(z.int()), asked: z.optional(z.int()) },
  counters: ['uses', 'asked'],
  present: null,
  heldBy: [],
});
type Item = Stored<{ name: string; uses?: number; asked?: number }>;
const item: Item = { ...A, type: 'dummy', id: 'a', version: 3, name: 'Was' };
const tombstone: Item = { ...item, deletedAt: 1 };

const isThere: Requirement = { is: 'there' };
const isOpen: Requirement = { attribute: 'completed', equals: false };
const count = (key: Key, by: number, attribute = 'uses', more: object = {}): Mutation => ({
  do: 'count',
  key,
  attribute,
  by,
  require: [isThere],
  ...more,
});
const require = (key: Key, requirement: Requirement = isOpen, more: object = {}): Mutation => ({
  do: 'require',
  key,
  require: [requirement],
  ...more,
});

/** In whichever order the two steps come. */
const bothWays = (a: Mutation, b: Mutation): Mutation[][] => [mergeSteps([a, b]), mergeSteps([b, a])];

describe('the steps of a change', () => {
  test('stay as they are, in order, when each is about another item', () => {
    const steps = [
      change(entity, item, { name: 'Is' }),
      count(B, 1),
      { do: 'deletePointer', key: keyOf('c') } as const,
    ];
    expect(mergeSteps(steps)).toEqual(steps);
    expect(mergeSteps([])).toEqual([]);
  });

  test('become one for an item that is only counted: counters are added up, and all conditions stay', () => {
    expect(mergeSteps([count(A, 1), count(B, 5), count(A, 2), count(A, -1, 'asked'), require(A)])).toMatchObject([
      {
        do: 'count',
        key: A,
        attribute: 'uses',
        by: 1,
        more: [
          { attribute: 'uses', by: 2 },
          { attribute: 'asked', by: -1 },
        ],
        require: [isThere, isThere, isThere, isOpen],
      },
      count(B, 5),
    ]);
  });

  test('become one for an item on which there are only conditions', () => {
    expect(mergeSteps([require(A), require(A, { without: 'deletedAt' })])).toEqual([
      { do: 'require', key: A, require: [isOpen, { without: 'deletedAt' }] },
    ]);
  });

  test('keep their own refusal only when it is the same for both; of two kinds the next read decides', () => {
    const otherwise = errors.releaseCompleted;
    const other = errors.whatDoesNotExist;
    for (const step of mergeSteps([count(A, 1, 'uses', { otherwise }), require(A, isOpen, { otherwise })]))
      expect(step).toHaveProperty('otherwise', otherwise);
    for (const more of [{}, { otherwise: other }])
      for (const merged of bothWays(count(A, 1, 'uses', { otherwise }), require(A, isOpen, more))) {
        expect(merged).toHaveLength(1);
        expect(merged[0]).not.toHaveProperty('otherwise');
      }
  });
});

describe('counting an entity that the same change writes', () => {
  const made = { uses: 4, name: 'New' };

  test('counts in the fields of a new or re-created entity, from zero where it was not counted', () => {
    for (const merged of bothWays(create(entity, A, 'a', made), count(A, 2)))
      expect(merged).toEqual([create(entity, A, 'a', { ...made, uses: 6 })]);
    for (const merged of bothWays(revive(entity, tombstone, made), count(A, -1, 'asked')))
      expect(merged).toEqual([revive(entity, tombstone, { ...made, asked: -1 })]);
  });

  test('becomes part of an edit, whose condition is stronger than that of the count', () => {
    const counts = [{ attribute: 'uses', by: 2 }];
    for (const step of [change(entity, item, { name: 'Is' }), remove(entity, item), restore(entity, tombstone)])
      for (const merged of bothWays(step, count(A, 2))) {
        expect(merged).toMatchObject([{ ...step, counts }]);
        // The version that was read says more than what counting requires.
        expect(merged[0]).not.toHaveProperty('require');
      }
  });

  test('counts in the row under the other key, from what was read', () => {
    const moved = transfer(entity, { ...item, uses: 4 }, B, { name: 'Is' });
    for (const merged of bothWays(moved, count(A, 2)))
      expect(merged).toEqual([{ ...moved, set: { name: 'Is', uses: 6 } }]);
  });

  test('adds up over several counts', () => {
    expect(mergeSteps([count(A, 1), remove(entity, item), count(A, 1, 'asked'), count(A, 1)])).toMatchObject([
      {
        ...remove(entity, item),
        counts: [
          { attribute: 'uses', by: 1 },
          { attribute: 'asked', by: 1 },
          { attribute: 'uses', by: 1 },
        ],
      },
    ]);
  });
});

describe('a condition on an entity that the same change writes', () => {
  test('is kept beside the conditions of the edit or removal', () => {
    const own = { require: [{ having: 'name' }] };
    for (const step of [change(entity, item, { name: 'Is' }, own), remove(entity, item, own)])
      for (const [merged] of bothWays(step, require(A)))
        expect(merged).toEqual({ ...step, counts: [], require: [...own.require, isOpen] });
  });
});

test('two steps of other kinds on one item stay two, so that the table refuses the change', () => {
  const steps = [change(entity, item, { name: 'Is' }), remove(entity, item)];
  expect(mergeSteps(steps)).toEqual(steps);
  const moved = transfer(entity, item, B, { name: 'Is' });
  expect(mergeSteps([moved, remove(entity, item)])).toHaveLength(2);
  for (const merged of bothWays(moved, require(A))) expect(merged).toHaveLength(2);
  for (const merged of bothWays({ do: 'deletePointer', key: A }, count(A, 1))) expect(merged).toHaveLength(2);
  expect(mergeSteps([remove(entity, item), { do: 'deletePointer', key: A }])).toHaveLength(2);
});
