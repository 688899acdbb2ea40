import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compareByOrder,
  compareByRank,
  keyAfter,
  keyBetween,
  MAX_KEY_LENGTH,
  orderOf,
  placeAmong,
  rankOf,
} from '#shared/rules/what/order.ts';
import { randomOf } from '#tests/calls/support/badInput.ts';
import { Siblings } from '#tests/rules/support/siblings.ts';

const between = (after: string | null, before: string | null, random = randomOf(1)): string => {
  const key = keyBetween(after, before, random);
  if (key === undefined) throw new Error(`no room between ${after} and ${before}`);
  return key;
};

describe('keyBetween', () => {
  test('lies strictly between its neighbours, however many keys were inserted before', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.nat(), { minLength: 1, maxLength: 40 }), (seed, places) => {
        const random = randomOf(seed);
        const keys: string[] = [];
        for (const place of places) {
          const at = place % (keys.length + 1);
          const [after = null, before = null] = [keys[at - 1], keys[at]];
          const key = keyBetween(after, before, random);
          if (key === undefined) return;
          if (after !== null) expect(key > after, `${key} after ${after}`).toBe(true);
          if (before !== null) expect(key < before, `${key} before ${before}`).toBe(true);
          keys.splice(at, 0, key);
        }
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  test('finds room before a key that would otherwise start with the new one', () => {
    for (const before of ['a1', 'a01', 'a0V', 'a00001', 'a0zzz1']) {
      for (let seed = 0; seed < 50; seed += 1) expect(between(null, before, randomOf(seed)) < before).toBe(true);
    }
  });

  test('differs for two people who insert at the same place at the same moment, and leaves room beside each', () => {
    const keys = Array.from({ length: 100 }, (_, seed) => between('a0', 'a1', randomOf(seed)));
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) {
      expect(between('a0', key) < key).toBe(true);
      expect(between(key, 'a1') > key).toBe(true);
    }
  });

  test.each([0, 1 - 2 ** -53])('never ends in the lowest digit, whatever the random number (%d)', (value) => {
    expect(between(null, null, () => value)).not.toMatch(/0$/);
  });

  test.each([
    ['a tie', 'a5', 'a5'],
    ['the wrong order', 'a6', 'a5'],
  ])('has no key for %s', (_, after, before) => {
    expect(keyBetween(after, before)).toBeUndefined();
  });

  test('refuses to create a key that is too long, and creates one right up to the limit', () => {
    const long = (length: number) => `a0${'V'.repeat(length - 2)}`;
    expect(keyBetween(long(MAX_KEY_LENGTH - 4), null)).toBeDefined();
    let lower = 'a0';
    let upper: string | undefined = 'a1';
    let inserts = 0;
    for (; upper !== undefined; inserts += 1) {
      expect(upper.length).toBeLessThanOrEqual(MAX_KEY_LENGTH);
      // Each insert between the last two, so that the room halves each time.
      const next = keyBetween(lower, upper, randomOf(inserts));
      if (next === undefined) break;
      if (inserts % 2 === 0) lower = next;
      else upper = next;
    }
    expect(inserts).toBeGreaterThan(150);
  });
});

describe('keyAfter', () => {
  test('is after any last key, and stays short over a thousand additions and after the longest key', () => {
    const random = randomOf(3);
    let last: string | null = null;
    for (let i = 0; i < 1000; i += 1) {
      const key: string = keyAfter(last, random);
      if (last !== null) expect(key > last, `${key} after ${last}`).toBe(true);
      expect(key.length).toBeLessThan(10);
      last = key;
    }
    const long = `a0${'z'.repeat(598)}`;
    expect(keyAfter(long, random) > long).toBe(true);
    expect(keyAfter(long, random).length).toBeLessThan(10);
  });
});

describe('placeAmong', () => {
  test('puts every card where it belongs, over any inserts and moves', () => {
    const step = fc.record({ isMove: fc.boolean(), from: fc.nat(), to: fc.nat() });
    fc.assert(
      fc.property(fc.integer(), fc.array(step, { minLength: 1, maxLength: 80 }), (seed, steps) => {
        const siblings = new Siblings(randomOf(seed));
        const meant: string[] = [];
        steps.forEach(({ isMove, from, to }, i) => {
          if (isMove && meant.length > 0) {
            const [id] = meant.splice(from % meant.length, 1);
            siblings.move(from % siblings.cards.length, to % (meant.length + 1));
            meant.splice(to % (meant.length + 1), 0, id ?? '');
          } else {
            const at = to % (meant.length + 1);
            siblings.insert(at, `new${i}`);
            meant.splice(at, 0, `new${i}`);
          }
        });
        expect(siblings.read()).toEqual(meant);
      }),
      { seed: 11, numRuns: 200 },
    );
  });

  const INSERTS = 2_000;
  test.each([
    ['at the start', () => 0],
    ['at the end', (length: number) => length],
    ['behind the same card', () => 5],
    ['before the same card', (length: number) => length - 5],
  ])(`re-keys few neighbours and rarely over ${INSERTS} inserts %s`, (_, spot) => {
    const siblings = new Siblings(randomOf(3));
    for (let i = 0; i < 10; i += 1) siblings.insert(i);
    for (let i = 0; i < INSERTS; i += 1) siblings.insert(spot(siblings.cards.length));
    expect(siblings.cards).toHaveLength(INSERTS + 10);
    const times = siblings.rekeyed.filter((count) => count > 0);
    expect(Math.max(0, ...times)).toBeLessThanOrEqual(16);
    expect(times.length).toBeLessThan(20);
    expect(Math.max(...siblings.cards.map((card) => card.key.length))).toBeLessThanOrEqual(MAX_KEY_LENGTH);
  });

  test('fits into one transaction when room is squeezed from both sides, each card between the last two', () => {
    const siblings = new Siblings(randomOf(5));
    siblings.insert(0);
    siblings.insert(1);
    // The new card is the left neighbour of the next one, then the right neighbour, and so on.
    let spot = 1;
    for (let i = 0; i < 600; i += 1) {
      siblings.insert(spot);
      if (i % 2 === 0) spot += 1;
    }
    expect(siblings.cards).toHaveLength(602);
    // The longest key is a small part of an item, which should stay below 1 KB.
    expect(Math.max(...siblings.cards.map((card) => card.key.length))).toBeLessThan(4 * MAX_KEY_LENGTH);
  });

  test("repairs a tie and a wrong order, and changes no neighbour's key without need", () => {
    const card = (id: string, key: string) => ({ id, key });
    const place = (cards: { id: string; key: string }[]) => placeAmong(cards, 1) ?? { key: '', rekeyed: [] };
    expect(place([card('a', 'a1'), card('b', 'a2')]).rekeyed).toEqual([]);
    for (const cards of [
      [card('a', 'a1'), card('b', 'a1')],
      [card('a', 'a1'), card('b', 'a1'), card('c', 'a1'), card('d', 'a1'), card('e', 'a9')],
    ]) {
      const { key, rekeyed } = place(cards);
      const keys = new Map(rekeyed.map((rekey) => [rekey.id, rekey.key]));
      const after = cards.map(({ id, key: old }) => keys.get(id) ?? old);
      after.splice(1, 0, key);
      expect(new Set(after).size).toBe(after.length);
      expect([...after].sort()).toEqual(after);
    }
  });

  test.each([
    [-5, 0],
    [0, 0],
    [2, 2],
    [3, 3],
    [1_000_000, 3],
  ])('takes position %d of three cards as %d', (index, at) => {
    const siblings = new Siblings(randomOf(1));
    for (let i = 0; i < 3; i += 1) siblings.insert(i);
    siblings.insert(index, 'new');
    expect(siblings.read().indexOf('new')).toBe(at);
  });
});

describe('the order for every reader', () => {
  const what = (id: string, orderKey: string, rankKey: string | null) => ({ id, orderKey, rankKey });

  test('is by code unit, not by language, and breaks ties by id', () => {
    const whats = [
      what('b', 'a1', null),
      what('a', 'a1', null),
      what('c', 'Zz', null),
      what('d', 'aA', null),
      what('e', 'aa', null),
    ];
    expect(orderOf(whats)).toEqual(['c', 'a', 'b', 'd', 'e']);
    expect(orderOf([...whats].reverse())).toEqual(orderOf(whats));
    expect(compareByOrder(what('a', 'x', null), what('a', 'x', null))).toBe(0);
  });

  test('of ranks leaves out entities without a rank', () => {
    const whats = [what('a', 'a1', 'a2'), what('b', 'a2', null), what('c', 'a3', 'a1'), what('d', 'a4', 'a2')];
    expect(rankOf(whats)).toEqual(['c', 'a', 'd']);
    expect(compareByRank(what('a', '', 'a1'), what('b', '', 'a1'))).toBeLessThan(0);
    expect(rankOf([])).toEqual([]);
  });
});
