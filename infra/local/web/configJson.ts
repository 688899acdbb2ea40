import type { PoolConfig } from '../cognito/index.ts';

/**
 * What the web app reads at its start as `/config.json`: where to sign in, and where the calls are.
 *
 * @param signInFlow for a user pool that cannot do SRP
 */
export function configJson(pool: PoolConfig, cognitoUrl: string, signInFlow?: 'USER_PASSWORD_AUTH'): string {
  return JSON.stringify({
    region: pool.region,
    userPoolId: pool.poolId,
    userPoolClientId: pool.clientId,
    userPoolEndpoint: cognitoUrl,
    signInFlow,
    apiBase: '/api',
  });
}
