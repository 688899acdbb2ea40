import type { PoolConfig, UserPool } from './cognito/index.ts';

/** A user pool as those see it who make accounts in it. */
export type AccountPool = { config(): PoolConfig; readonly admin: Pick<UserPool['admin'], 'createConfirmedUser'> };

/** The running product as people and tests meet it, wherever its calls are made. Addresses are without a slash at the end. */
export type Running = {
  readonly webUrl: string;
  readonly apiUrl: string;
  readonly cognitoUrl: string;
  readonly pool: AccountPool;
};
