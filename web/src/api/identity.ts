import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth';
import type { Configuration } from './configuration.ts';
import { awaitVerification } from './awaitedVerification.ts';

/*
 * The only place that knows Amplify. Errors come out as Cognito and Amplify name them (`error.name`);
 * `features/session/signInError.ts` turns them into words.
 */

/** What the ID token tells the screen. The server asks the table instead (decisions 4). */
export type TokenClaims = Readonly<Record<string, unknown>>;

/** Points Amplify at the user pool. To be called once, first. */
export function configureIdentity({ userPoolId, userPoolClientId, userPoolEndpoint }: Configuration): void {
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint === undefined ? {} : { userPoolEndpoint }) } },
  });
}

/** The ID token as the calls send it, renewed by Amplify when it has run out; undefined when nobody is signed in. */
export async function idToken(): Promise<string | undefined> {
  const { tokens } = await fetchAuthSession();
  return tokens?.idToken?.toString();
}

/**
 * The claims of the signed-in person, or undefined when nobody is.
 * @param renew asks for a new token even when the old one has not run out: access may have been granted in between
 */
export async function tokenClaims({ renew = false } = {}): Promise<TokenClaims | undefined> {
  const { tokens } = await fetchAuthSession({ forceRefresh: renew });
  return tokens?.idToken?.payload;
}

/**
 * Signs in with a password (by SRP, so that the password itself is never sent).
 * @returns 'unconfirmed' when the address has not been verified yet, 'other' for a step that the product does not offer
 * @throws the error of Cognito when it refuses
 */
export async function signInWithPassword(email: string, password: string): Promise<'done' | 'unconfirmed' | 'other'> {
  const attempt = () => signIn({ username: email, password });
  const { nextStep } = await attempt().catch(async (error: unknown) => {
    if (!(error instanceof Error) || error.name !== 'UserAlreadyAuthenticatedException') throw error;
    // Tokens of an earlier session whose stamp has run out are still there: they give way.
    await signOut();
    return attempt();
  });
  if (nextStep.signInStep === 'DONE') return 'done';
  return nextStep.signInStep === 'CONFIRM_SIGN_UP' ? 'unconfirmed' : 'other';
}

/** Signs up and so has the verification mail sent. The pool takes the address from the user name; as an attribute the client may not write it. */
export async function signUpWithPassword(person: { email: string; password: string; username: string }): Promise<void> {
  const { email, password, username } = person;
  await signUp({ username: email, password, options: { userAttributes: { name: username } } });
  awaitVerification(email);
}

/** Verifies an address with the code of the mail. */
export async function confirmEmail(email: string, code: string): Promise<void> {
  await confirmSignUp({ username: email, confirmationCode: code });
}

/** Sends the verification mail again. */
export async function resendVerification(email: string): Promise<void> {
  await resendSignUpCode({ username: email });
  awaitVerification(email);
}

/** Sends the mail with which a new password can be set. */
export async function sendPasswordReset(email: string): Promise<void> {
  await resetPassword({ username: email });
}

/** Sets a new password with the code of the mail. */
export async function setNewPassword(email: string, code: string, password: string): Promise<void> {
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
}

/** Forgets the tokens in this browser and revokes them. Without a network they are forgotten all the same. */
export async function forgetTokens(): Promise<void> {
  await signOut();
}
