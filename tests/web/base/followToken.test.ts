import { expect, test } from 'vitest';
import { notifyTokenAnswer } from '#web/base/api/tokenAnswers.ts';
import { followToken } from '#web/base/session/followToken.ts';

/** Follows the token with renewals that the test ends, and returns whether each was to renew. */
function followed() {
  const taken: { renew: boolean; finish: (error?: Error) => void }[] = [];
  const stop = followToken(
    (renew) =>
      new Promise((resolve, reject) => {
        taken.push({ renew, finish: (error) => (error === undefined ? resolve() : reject(error)) });
      }),
  );
  const answer = (token: string, roles: string | null) => notifyTokenAnswer({ token, roles });
  const finish = async (error?: Error) => {
    taken.at(-1)?.finish(error);
    // Everything that waits for it has run by then.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { stop, answer, finish, renewals: () => taken.map(({ renew }) => renew) };
}

test('a token is renewed once for the same roles, and again after it was up to date', async () => {
  const { stop, answer, finish, renewals } = followed();
  answer('first', 'admin');
  await finish();
  answer('first', 'admin');
  expect(renewals()).toEqual([true]);
  answer('second', null);
  await finish();
  answer('second', null);
  expect(renewals()).toEqual([true, false]);
  answer('second', 'admin');
  expect(renewals()).toEqual([true, false, true]);
  stop();
});

test('an answer that arrives during a renewal is followed after it', async () => {
  const { stop, answer, finish, renewals } = followed();
  answer('first', 'admin');
  answer('first', 'none');
  expect(renewals()).toEqual([true]);
  await finish();
  expect(renewals()).toEqual([true, true]);
  stop();
});

test('a renewal that fails is tried again with the next answer', async () => {
  const { stop, answer, finish, renewals } = followed();
  answer('first', 'admin');
  await finish(new Error('offline'));
  answer('first', 'admin');
  expect(renewals()).toEqual([true, true]);
  stop();
});
