import type { PoolConfig } from '../cognito/index.ts';

/** What the web app reads at its start as `/config.json`: where to sign in, and where the calls are. */
export function configJson(pool: PoolConfig, cognitoUrl: string): string {
  return JSON.stringify({
    region: pool.region,
    userPoolId: pool.poolId,
    userPoolClientId: pool.clientId,
    userPoolEndpoint: cognitoUrl,
    apiBase: '/api',
  });
}
