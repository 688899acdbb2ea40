import type { PoolConfig } from '../cognito/index.ts';

/**
 * The content of `/config.json`, which the web app reads at its start: where to sign in, and where the calls are.
 *
 * @param emulator the user pool is that of an emulator, which supports neither SRP nor a second factor
 */
export function configJson(pool: PoolConfig, cognitoUrl: string, emulator = false): string {
  return JSON.stringify({
    region: pool.region,
    userPoolId: pool.poolId,
    userPoolClientId: pool.clientId,
    userPoolEndpoint: cognitoUrl,
    ...(emulator && { signInFlow: 'USER_PASSWORD_AUTH', secondFactor: 'off' }),
    apiBase: '/api',
  });
}
