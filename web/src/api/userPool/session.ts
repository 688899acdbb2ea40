import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import type { Configuration } from '../configuration.ts';
import { authConfigOf } from './authConfig.ts';

/** What the ID token tells the screen. The server asks the table instead (rule access.2). */
export type TokenClaims = Readonly<Record<string, unknown>>;

/** Points Amplify's tokens at the user pool, and nothing else of it. To be called once, first. */
export function configure(configuration: Configuration): void {
  cognitoUserPoolsTokenProvider.setAuthConfig(authConfigOf(configuration));
}

/** See `identity.ts`. */
export async function idToken(): Promise<string | undefined> {
  const tokens = await cognitoUserPoolsTokenProvider.getTokens();
  return tokens?.idToken?.toString();
}

/** See `identity.ts`. */
export async function tokenClaims(renew: boolean): Promise<TokenClaims | undefined> {
  const tokens = await cognitoUserPoolsTokenProvider.getTokens({ forceRefresh: renew });
  return tokens?.idToken?.payload;
}
