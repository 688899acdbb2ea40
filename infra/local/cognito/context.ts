import type { Challenges } from './challenges.ts';
import type { PendingSignIns } from './hosted/pending.ts';
import type { Input } from './input.ts';
import type { MfaSessions } from './mfaSessions.ts';
import type { Signer } from './signing.ts';
import type { CognitoTriggers, Federation, Mail, PoolConfig, SecondFactorRule } from './types.ts';
import type { UserStore } from './userStore.ts';

/** Everything that an operation can access. */
export type PoolContext = {
  readonly config: () => PoolConfig;
  readonly store: UserStore;
  readonly signer: Signer;
  readonly challenges: Challenges;
  readonly mfaSessions: MfaSessions;
  readonly secondFactor: SecondFactorRule;
  readonly federation: Federation;
  readonly pendingSignIns: PendingSignIns;
  readonly triggers: CognitoTriggers;
  readonly sendMail: (mail: Mail) => Promise<void> | void;
  readonly clock: () => number;
};

/**
 * One operation of the protocol: takes the parsed body, returns the body of a 200. It throws a `CognitoError` to
 * refuse. The dispatcher sends no answer before the store has settled.
 */
export type Operation = (pool: PoolContext, input: Input) => Promise<object>;
