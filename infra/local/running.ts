import type { PoolConfig, UserPool } from './cognito/index.ts';

/** The user pool interface for creating accounts. */
export type AccountPool = { config(): PoolConfig; readonly admin: Pick<UserPool['admin'], 'createConfirmedUser'> };

/** The running product as people and tests use it, wherever its calls are made. Addresses have no trailing slash. */
export type Running = {
  readonly webUrl: string;
  readonly apiUrl: string;
  readonly cognitoUrl: string;
  readonly pool: AccountPool;
};
