import { decodeTime } from 'ulid';
import { afterAll, expect } from 'vitest';
import { nextUlid } from '#lambdas/store/ulid.ts';

/** The few seconds that a test of sessions goes forward. */
const TOLERATED_MS = 60_000;

/**
 * Ids of one process only rise, so a clock that once went forward would date what all later tests of the worker write:
 * a test does its first act in the past instead.
 */
afterAll(() => {
  const ahead = decodeTime(nextUlid(Date.now())) - Date.now();
  expect(ahead, 'milliseconds that this file left the clock of ids ahead').toBeLessThan(TOLERATED_MS);
});
