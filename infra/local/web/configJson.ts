import type { PoolConfig } from '../cognito/index.ts';

/**
 * What the web app reads at its start as `/config.json`: where to sign in, and where the calls are.
 *
 * @param emulator the user pool is that of an emulator, which can neither do SRP nor ask for a code
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
