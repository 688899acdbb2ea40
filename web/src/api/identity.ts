import { awaitVerification } from './awaitedVerification.ts';
import type { Configuration } from './configuration.ts';
import { keptToken } from './keptToken.ts';
import type { SignInStep } from './userPool/entry.ts';
import type * as SessionPart from './userPool/session.ts';

export type { SignInStep } from './userPool/entry.ts';
export type { TokenClaims } from './userPool/session.ts';

/*
 * The access to the user pool. The code behind it (`userPool/`, the only place that knows Amplify) is large and not
 * needed to draw a page, so it is loaded in parts: one renews an expired token, one signs in and up, one signs out.
 * Errors keep the names of Cognito and Amplify (`error.name`); `features/session/model/signInError.ts` puts them into
 * words.
 */

let configuration: Configuration | undefined;
/** Tokens that are being deleted, so that nobody signs in meanwhile and has the new ones deleted too. */
let forgetting: Promise<void> | undefined;
/** A sign-in that replaces a session that has just ended. */
let signingInAnew: Promise<unknown> | undefined;

/** Sets the user pool. Must be called once, first. */
export function configureIdentity(next: Configuration): void {
  configuration = next;
}

/** A part of the code behind this module, loaded once and configured for the user pool. */
function part<Part extends { configure: (to: Configuration) => void }>(load: () => Promise<Part>): () => Promise<Part> {
  let loaded: Promise<Part> | undefined;
  return () => {
    loaded ??= fetched(load()).then(
      (it) => {
        if (configuration === undefined) throw new Error('configureIdentity must be called first');
        it.configure(configuration);
        return it;
      },
      (error: unknown) => {
        // The next caller tries again.
        loaded = undefined;
        throw error;
      },
    );
    return loaded;
  };
}

const sessionPart = part(() => import('./userPool/session.ts'));
const leavingPart = part(() => import('./userPool/leave.ts'));
const accountPart = part(() => import('./userPool/account.ts'));
const whole = part(() => import('./userPool/entry.ts'));

async function entryPart(): ReturnType<typeof whole> {
  const entry = await whole();
  await forgetting;
  return entry;
}

/** When code fails to load, people see the same as for a call without an answer. */
function fetched<Part>(part: Promise<Part>): Promise<Part> {
  return part.catch((cause: unknown) => {
    throw Object.assign(new Error('the code could not be fetched', { cause }), { name: 'NetworkError' });
  });
}

/** The token kept in this browser, while it is valid. Only renewing it needs Amplify, so most visits do without. */
const goodToken = () => keptToken(localStorage, Date.now(), configuration?.userPoolClientId);

/** Preloads the code that renews a token. */
export function prepareRenewal(): void {
  import('./userPool/session.ts').catch(askedAgain);
}

/** Preloads the code for signing in and up. */
export function prepareEntry(): void {
  whole().catch(askedAgain);
}

/** Preloads the code for signing out. */
export function prepareLeaving(): void {
  // Configured at once: it listens to what other tabs do with the tokens.
  leavingPart().catch(askedAgain);
}

/** The caller that needs it tries again, and gets the error then. */
const askedAgain = () => undefined;

/** The ID token for calls, renewed by Amplify when it has expired; undefined when nobody is signed in. */
export async function idToken(): Promise<string | undefined> {
  await signingInAnew;
  return goodToken()?.token ?? (await sessionPart()).idToken();
}

/**
 * The claims of the signed-in person, or undefined when nobody is.
 * @param renew requests a new token even when the old one has not expired: access may have been granted in between
 */
export async function tokenClaims({ renew = false } = {}): Promise<SessionPart.TokenClaims | undefined> {
  return (renew ? undefined : goodToken()?.claims) ?? (await sessionPart()).tokenClaims(renew);
}

/** Deletes the tokens in this browser and revokes them. Without a network they are deleted all the same. */
export async function forgetTokens(): Promise<void> {
  forgetting = leavingPart().then(
    (leaving) => leaving.forgetTokens(),
    // The code failed to load. Without the heartbeat of a session nothing uses the tokens, and the next visit deletes
    // them.
    () => undefined,
  );
  await forgetting;
}

/**
 * Signs in with a password (by SRP, so that the password itself is never sent).
 * @returns 'unconfirmed' when the address has not been verified yet; 'code' when `signInWithCode` has to follow with
 * one of the person's authenticator app; `setUp` with the secret of an app when everybody must have one and
 * `signInWithCode` has to follow with its first; 'reset' when an admin has invalidated the password and a new one has
 * to be set by mail; 'other' for a step that the product does not offer
 * @throws the error of Cognito when it refuses
 */
export async function signInWithPassword(email: string, password: string): Promise<SignInStep> {
  return (await entryPart()).signInWithPassword(email, password, configuration?.signInFlow);
}

/**
 * Continues a sign-in that waits for a code of an authenticator app.
 * @returns as `signInWithPassword`
 * @throws CodeMismatchException or EnableSoftwareTokenMFAException when the code is wrong; NotAuthorizedException after
 * three minutes, or too many wrong codes
 */
export async function signInWithCode(code: string): Promise<SignInStep> {
  return (await entryPart()).signInWithCode(code);
}

/**
 * Names a sign-in of the same person after all their sessions were ended. Calls wait for its end: with the tokens from
 * before they would be refused.
 * @returns and throws as the sign-in does
 */
export function signInAnew<Step>(signIn: Promise<Step>): Promise<Step> {
  signingInAnew = signIn.catch(() => undefined);
  return signIn;
}

/**
 * Replaces the password of the signed-in person. Sessions continue: call `sign_out_everywhere` and `signInAnew`
 * afterwards.
 * @throws the error of Cognito when it refuses, NotAuthorizedException when `present` is wrong
 */
export async function changePassword(present: string, next: string): Promise<void> {
  await (await accountPart()).changePassword(present, next);
}

/** Whether a code at sign-in is optional, required, or unavailable. */
export function secondFactorRule(): 'optional' | 'required' | 'off' {
  return configuration?.secondFactor ?? 'optional';
}

/** Whether this person's sign-in requires a code of an authenticator app. @throws the error of Cognito */
export async function hasSecondFactor(): Promise<boolean> {
  return (await accountPart()).hasSecondFactor();
}

/**
 * Creates the secret for an authenticator app. It counts once `finishSecondFactor` has received a code of it. @throws
 * the error of Cognito
 */
export async function beginSecondFactor(): Promise<string> {
  return (await accountPart()).beginSecondFactor();
}

/**
 * Requires codes from now on. @throws EnableSoftwareTokenMFAException when the code is wrong, other errors of Cognito
 */
export async function finishSecondFactor(code: string): Promise<void> {
  await (await accountPart()).finishSecondFactor(code);
}

/** Has no code asked for any more, once the password is proved: a session left open is not enough. @throws as `changePassword` */
export async function endSecondFactor(password: string): Promise<void> {
  await (await accountPart()).endSecondFactor(password);
}

/** Signs up, which sends the verification mail. */
export async function signUpWithPassword(person: { email: string; password: string; username: string }): Promise<void> {
  await (await entryPart()).signUpWithPassword(person);
  awaitVerification(person.email);
}

/** Verifies an address with the code in the mail. */
export async function confirmEmail(email: string, code: string): Promise<void> {
  await (await entryPart()).confirmEmail(email, code);
}

/** Sends the verification mail again. */
export async function resendVerification(email: string): Promise<void> {
  await (await entryPart()).resendVerification(email);
  awaitVerification(email);
}

/** Sends the mail for setting a new password. */
export async function sendPasswordReset(email: string): Promise<void> {
  await (await entryPart()).sendPasswordReset(email);
}

/** Sets a new password with the code in the mail. */
export async function setNewPassword(email: string, code: string, password: string): Promise<void> {
  await (await entryPart()).setNewPassword(email, code, password);
}
