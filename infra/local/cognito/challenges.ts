import { randomBytes } from 'node:crypto';
import { CognitoError } from './errors.ts';
import { challengePolicy } from './policy.ts';
import type { ServerKeys } from './srp.ts';

/** A sign-in between its two steps: the claimed `sub`, with its public value. */
export type Challenge = {
  readonly sub: string;
  readonly A: bigint;
  readonly keys: ServerKeys;
};

/** The pending challenges, in memory: after a restart a sign-in has to start again. */
export type Challenges = {
  /** Stores a challenge and returns the secret block that identifies it. */
  start(challenge: Challenge): Buffer;
  /**
   * Removes and returns the challenge, so that each is answered once; `undefined` when there is none or it is too old.
   */
  take(secretBlock: Buffer): Challenge | undefined;
};

/** An empty set of challenges; `clock` as in the pool's options. */
export function createChallenges(clock: () => number): Challenges {
  const waiting = new Map<string, Challenge & { readonly expiresAt: number }>();

  // Challenges are in the order of their start, so expired ones come first.
  const dropExpired = (): void => {
    for (const [name, { expiresAt }] of waiting) {
      if (expiresAt > clock()) return;
      waiting.delete(name);
    }
  };

  return {
    start(challenge) {
      dropExpired();
      if (waiting.size >= challengePolicy.maxWaiting) {
        throw new CognitoError('TooManyRequestsException', 'Too many requests');
      }
      const secretBlock = randomBytes(64);
      waiting.set(secretBlock.toString('base64'), {
        ...challenge,
        expiresAt: clock() + challengePolicy.lifetime,
      });
      return secretBlock;
    },
    take(secretBlock) {
      dropExpired();
      const name = secretBlock.toString('base64');
      const challenge = waiting.get(name);
      waiting.delete(name);
      return challenge;
    },
  };
}
