import { Amplify } from 'aws-amplify';
import { fetchAuthSession, signOut } from 'aws-amplify/auth';
import type { Configuration } from '../configuration.ts';

/** What the ID token tells the screen. The server asks the table instead (decisions 4). */
export type TokenClaims = Readonly<Record<string, unknown>>;

/** Points Amplify at the user pool. To be called once, first. */
export function configure({ userPoolId, userPoolClientId, userPoolEndpoint }: Configuration): void {
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint === undefined ? {} : { userPoolEndpoint }) } },
  });
}

/** See `identity.ts`. */
export async function idToken(): Promise<string | undefined> {
  const { tokens } = await fetchAuthSession();
  return tokens?.idToken?.toString();
}

/** See `identity.ts`. */
export async function tokenClaims(renew: boolean): Promise<TokenClaims | undefined> {
  const { tokens } = await fetchAuthSession({ forceRefresh: renew });
  return tokens?.idToken?.payload;
}

/** See `identity.ts`. */
export async function forgetTokens(): Promise<void> {
  await signOut();
}
