import { expect, it } from 'vitest';
import { createChallenges } from '#infra/local/cognito/challenges.ts';
import { challengePolicy } from '#infra/local/cognito/policy.ts';

it('the pool keeps a limited number of challenges and refuses more until old ones have expired', () => {
  let now = 0;
  const challenges = createChallenges(() => now);
  const challenge = { sub: 'ada', A: 1n, keys: { b: 1n, B: 1n } };
  const first = challenges.start(challenge);
  for (let waiting = 1; waiting < challengePolicy.maxWaiting; waiting += 1) challenges.start(challenge);
  expect(() => challenges.start(challenge)).toThrow(expect.objectContaining({ name: 'TooManyRequestsException' }));
  now = challengePolicy.lifetime;
  expect(challenges.take(first)).toBeUndefined();
  const next = challenges.start(challenge);
  expect(challenges.take(next)).toMatchObject(challenge);
  expect(challenges.take(next)).toBeUndefined();
});
