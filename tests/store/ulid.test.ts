import { decodeTime, isValid } from 'ulid';
import { expect, test, vi } from 'vitest';

/** A fresh process, as far as ids go. */
const fresh = async () => {
  vi.resetModules();
  return (await import('#lambdas/store/ulid.ts')).nextUlid;
};

test('an id is a ULID of its time', async () => {
  const nextUlid = await fresh();
  for (const at of [1, 1_700_000_000_000, 2 ** 48 - 1]) {
    const id = nextUlid(at);
    expect(isValid(id)).toBe(true);
    expect(decodeTime(id)).toBe(at);
  }
});

test('ids only rise, within a millisecond and when the clock is set back', async () => {
  const nextUlid = await fresh();
  const ids = [5_000, 5_000, 5_000, 4_000, 5_001].map(nextUlid);
  expect([...new Set(ids)].sort()).toEqual(ids);
});

test('ids of two processes differ', async () => {
  const [one, other] = [(await fresh())(5_000), (await fresh())(5_000)];
  expect(one).not.toBe(other);
});
