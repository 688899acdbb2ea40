import type { SignInProvider } from '#shared/model/people/signInProvider.ts';
import { publicProviders } from '../../publicProviders.ts';
import type { PoolConfig } from '../cognito/index.ts';

export type ConfigOptions = {
  /** The user pool is that of an emulator, which supports neither SRP nor a second factor. */
  readonly emulator?: boolean;
  /** The sign-in providers besides passwords; none by default. */
  readonly providers?: readonly SignInProvider[];
};

/** The content of `/config.json`, which the web app reads at its start: where to sign in, and where the calls are. */
export function configJson(
  pool: PoolConfig,
  cognitoUrl: string,
  { emulator = false, providers = [] }: ConfigOptions = {},
): string {
  return JSON.stringify({
    region: pool.region,
    userPoolId: pool.poolId,
    userPoolClientId: pool.clientId,
    userPoolEndpoint: cognitoUrl,
    ...(emulator && { signInFlow: 'USER_PASSWORD_AUTH', secondFactor: 'off' }),
    ...(providers.length > 0 && { providers: publicProviders(cognitoUrl, providers) }),
    apiBase: '/api',
  });
}
