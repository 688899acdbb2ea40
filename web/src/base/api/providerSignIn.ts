import type { Configuration } from './configuration.ts';
import { poolConfiguration } from './identity.ts';
import { CHANNEL, type ProviderAnswer, type ProviderAttempt, type ProviderTokens } from './providerChannel.ts';
import * as pool from './user_pool/provider.ts';

/** The user pool, for which Amplify is configured here too: it may be the first code of it on the page. */
function configured(): Configuration {
  const configuration = poolConfiguration();
  pool.configure(configuration);
  return configuration;
}

/**
 * Begins a sign-in through a provider.
 * @param redirectUri the page that passes the answer on with `passOn`
 */
export async function beginProviderSignIn(
  provider: string,
  email: string,
  redirectUri: string,
): Promise<ProviderAttempt> {
  return pool.beginProviderSignIn(configured(), provider, email, redirectUri);
}

/**
 * Exchanges the answer of a provider for tokens, which are not stored yet.
 * @throws Error with the provider's code as its name and its description as message; `token_exchange` when the user
 * pool refuses, or its token is not for this attempt
 */
export async function finishProviderSignIn(attempt: ProviderAttempt, answer: ProviderAnswer): Promise<ProviderTokens> {
  if (answer.code === null) throw pool.failure(answer.error, answer.description);
  return pool.exchangeCode(configured(), attempt, answer.code);
}

/** Makes the tokens those of this browser's session. */
export async function keepTokens(tokens: ProviderTokens): Promise<void> {
  configured();
  await pool.keepTokens(tokens);
}

/**
 * Takes the access token of a sign-in with a password, the proof for `link_sign_in`, out of this browser. It stays
 * valid: tokens without a session would be revoked by the next page that opens, such as the provider's window.
 */
export async function takeAccessToken(): Promise<string | undefined> {
  configured();
  return pool.takeAccessToken();
}

/**
 * Waits for the answer for an attempt. Answers with another state are not for it: anybody can open the page with one.
 * @returns stops waiting
 */
export function onAnswer(attempt: ProviderAttempt, take: (answer: ProviderAnswer) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<ProviderAnswer>) => {
    if (data.state !== attempt.state) return;
    channel.close();
    take(data);
  };
  return () => channel.close();
}
