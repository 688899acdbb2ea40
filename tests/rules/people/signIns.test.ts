import { expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import { LINK_WITHIN_S } from '#shared/model/limits.ts';
import { unlinkError } from '#shared/rules/people/signIns.ts';

const NOW = 1_800_000_000;
const ways = [
  { id: 'password', current: true },
  { id: 'provider', current: false },
];
const refusal = (id: string, { of = ways, ago = 0 } = {}) => unlinkError(of, id, NOW - ago, NOW * 1_000);

test('an account is unlinked from a recent session of another one only', () => {
  expect(refusal('provider')).toBeUndefined();
  expect(refusal('provider', { ago: LINK_WITHIN_S })).toBeUndefined();
  expect(refusal('provider', { ago: LINK_WITHIN_S + 1 })).toBe(errors.signInTooOld);
  expect(refusal('password')).toBe(errors.signInInUse);
  expect(refusal('somebody-else')).toBe(errors.signInDoesNotExist);
  expect(refusal('password', { of: ways.slice(0, 1) })).toBe(errors.lastSignIn);
});
