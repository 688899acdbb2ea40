import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import type { Configuration } from '../configuration.ts';
import { authConfigOf } from './authConfig.ts';

/** The claims of the ID token that the screen uses. The server reads the table instead (rule access.2). */
export type TokenClaims = Readonly<Record<string, unknown>>;

/** Configures only the token part of Amplify for the user pool. Call it once, before anything else. */
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
