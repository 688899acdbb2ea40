import { randomBytes } from 'node:crypto';
import { CognitoError, refusal } from './errors.ts';
import { challengePolicy } from './policy.ts';

/**
 * A sign-in with a right password and its remaining step. `verified`: an app was set up in it, and only its completion
 * is missing.
 */
type MfaSession = { readonly sub: string; readonly needs: 'code' | 'setup'; readonly verified: boolean };

/** The pending sign-ins, in memory: after a restart they start again. */
export type MfaSessions = {
  /** Stores a sign-in and returns the `Session` that identifies it. */
  start(session: MfaSession): string;
  /** @throws NotAuthorizedException when there is none of this kind, or it is too old */
  find(name: string, needs: MfaSession['needs']): MfaSession;
  end(name: string): void;
};

/** An empty set; `clock` as in the pool's options. */
export function createMfaSessions(clock: () => number): MfaSessions {
  const waiting = new Map<string, MfaSession & { readonly expiresAt: number }>();
  // They are in the order of their start, so expired ones come first.
  const dropExpired = (): void => {
    for (const [name, { expiresAt }] of waiting) {
      if (expiresAt > clock()) return;
      waiting.delete(name);
    }
  };
  return {
    start(session) {
      dropExpired();
      if (waiting.size >= challengePolicy.maxWaiting)
        throw new CognitoError('TooManyRequestsException', 'Too many requests');
      const name = randomBytes(48).toString('base64url');
      waiting.set(name, { ...session, expiresAt: clock() + challengePolicy.lifetime });
      return name;
    },
    find(name, needs) {
      dropExpired();
      const session = waiting.get(name);
      if (session?.needs !== needs) throw refusal.sessionExpired();
      return session;
    },
    end: (name) => void waiting.delete(name),
  };
}
