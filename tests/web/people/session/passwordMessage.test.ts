import { describe, expect, test } from 'vitest';
import { messageFrom, type TypedPassword } from '#web/features/people/session/model/passwordMessage.ts';

const [popup, other] = [{}, {}] as unknown as [Window, Window];
const origin = 'https://storyd.acme.example';
const data: TypedPassword = { type: 'storyd.password', password: 'secret-1' };
const expected = { window: popup, origin, type: 'storyd.password' as const };

describe('a message of a sign-in window', () => {
  test('is taken from the window that was opened', () => {
    expect(messageFrom<TypedPassword>({ origin, source: popup, data }, expected)).toEqual(data);
  });

  test('is not taken from another window, another origin, or before a window is open', () => {
    expect(messageFrom({ origin, source: other, data }, expected)).toBeUndefined();
    expect(messageFrom({ origin: 'https://evil.example', source: popup, data }, expected)).toBeUndefined();
    expect(messageFrom({ origin, source: null, data }, { ...expected, window: null })).toBeUndefined();
  });

  test.each([undefined, null, 'storyd.password', {}, { type: 'other' }])('is not %o', (odd) => {
    expect(messageFrom({ origin, source: popup, data: odd }, expected)).toBeUndefined();
  });
});
