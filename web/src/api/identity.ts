import { awaitVerification } from './awaitedVerification.ts';
import type { Configuration } from './configuration.ts';
import { keptToken } from './keptToken.ts';
import type { SignInStep } from './userPool/entry.ts';
import type * as SessionPart from './userPool/session.ts';

export type { SignInStep } from './userPool/entry.ts';
export type { TokenClaims } from './userPool/session.ts';

/*
 * The door to the user pool. What stands behind it (`userPool/`, the only place that knows Amplify) is large and not needed to draw a page, so it is
 * fetched beside it: the part that renews a token when it has run out, those that sign in and up and that leave before somebody does. Errors come out as Cognito and
 * Amplify name them (`error.name`); `features/session/model/signInError.ts` turns them into words.
 */

let configuration: Configuration | undefined;
/** Tokens that are being forgotten, so that nobody signs in meanwhile and has the new ones forgotten too. */
let forgetting: Promise<void> | undefined;
/** A sign-in in place of a session that was ended just now. */
let signingInAnew: Promise<unknown> | undefined;

/** Names the user pool. To be called once, first. */
export function configureIdentity(next: Configuration): void {
  configuration = next;
}

/** A part of what stands behind this door, fetched once and pointed at the user pool. */
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
        // The next one who needs it asks again.
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

/** Code that cannot be fetched is the same to people as an answer that does not come. */
function fetched<Part>(part: Promise<Part>): Promise<Part> {
  return part.catch((cause: unknown) => {
    throw Object.assign(new Error('the code could not be fetched', { cause }), { name: 'NetworkError' });
  });
}

/** The token that this browser keeps, while it is good. Only renewing it needs Amplify, so most visits do without. */
const goodToken = () => keptToken(localStorage, Date.now(), configuration?.userPoolClientId);

/** Fetches ahead what renews a token. */
export function prepareRenewal(): void {
  import('./userPool/session.ts').catch(askedAgain);
}

/** Fetches ahead what signing in and up needs. */
export function prepareEntry(): void {
  whole().catch(askedAgain);
}

/** Fetches ahead what leaving needs. */
export function prepareLeaving(): void {
  // Pointed at the user pool at once: it listens to what other tabs do with the tokens.
  leavingPart().catch(askedAgain);
}

/** Whoever needs it asks again, and learns then what went wrong. */
const askedAgain = () => undefined;

/** The ID token as the calls send it, renewed by Amplify when it has run out; undefined when nobody is signed in. */
export async function idToken(): Promise<string | undefined> {
  await signingInAnew;
  return goodToken()?.token ?? (await sessionPart()).idToken();
}

/**
 * The claims of the signed-in person, or undefined when nobody is.
 * @param renew asks for a new token even when the old one has not run out: access may have been granted in between
 */
export async function tokenClaims({ renew = false } = {}): Promise<SessionPart.TokenClaims | undefined> {
  return (renew ? undefined : goodToken()?.claims) ?? (await sessionPart()).tokenClaims(renew);
}

/** Forgets the tokens in this browser and revokes them. Without a network they are forgotten all the same. */
export async function forgetTokens(): Promise<void> {
  forgetting = leavingPart().then(
    (leaving) => leaving.forgetTokens(),
    // What forgets them could not be fetched. Without the heartbeat of a session nothing uses them, and the next visit forgets them.
    () => undefined,
  );
  await forgetting;
}

/**
 * Signs in with a password (by SRP, so that the password itself is never sent).
 * @returns 'unconfirmed' when the address has not been verified yet; 'code' when `signInWithCode` is to follow with one of the person's authenticator app;
 *   `setUp` with the secret of an app when everybody has to have one and `signInWithCode` is to follow with its first; 'reset' when an admin has made the
 *   password worthless and a new one has to be set by mail; 'other' for a step that the product does not offer
 * @throws the error of Cognito when it refuses
 */
export async function signInWithPassword(email: string, password: string): Promise<SignInStep> {
  return (await entryPart()).signInWithPassword(email, password, configuration?.signInFlow);
}

/**
 * Goes on with a sign-in that waits for a code of an authenticator app.
 * @returns as `signInWithPassword`
 * @throws CodeMismatchException or EnableSoftwareTokenMFAException when the code is wrong; NotAuthorizedException after three minutes, or too many wrong codes
 */
export async function signInWithCode(code: string): Promise<SignInStep> {
  return (await entryPart()).signInWithCode(code);
}

/**
 * Names a sign-in of the same person after all their sessions were ended. Calls wait for its end: with the tokens from before they would be refused.
 * @returns and throws as the sign-in does
 */
export function signInAnew<Step>(signIn: Promise<Step>): Promise<Step> {
  signingInAnew = signIn.catch(() => undefined);
  return signIn;
}

/**
 * Replaces the password of the person who is signed in. Sessions go on: to be followed by `sign_out_everywhere` and `signInAnew`.
 * @throws the error of Cognito when it refuses, NotAuthorizedException when `present` is wrong
 */
export async function changePassword(present: string, next: string): Promise<void> {
  await (await accountPart()).changePassword(present, next);
}

/** Whether people may have a code asked for at their sign-in, have to, or cannot. */
export function secondFactorRule(): 'optional' | 'required' | 'off' {
  return configuration?.secondFactor ?? 'optional';
}

/** Whether signing in takes a code of this person's authenticator app. @throws the error of Cognito */
export async function hasSecondFactor(): Promise<boolean> {
  return (await accountPart()).hasSecondFactor();
}

/** Makes the secret that an authenticator app is to be given. It counts once `finishSecondFactor` has had a code of it. @throws the error of Cognito */
export async function beginSecondFactor(): Promise<string> {
  return (await accountPart()).beginSecondFactor();
}

/** Has codes asked for from now on. @throws EnableSoftwareTokenMFAException when the code is wrong, other errors of Cognito */
export async function finishSecondFactor(code: string): Promise<void> {
  await (await accountPart()).finishSecondFactor(code);
}

/** Has no code asked for any more, once the password is proved: a session left open is not enough. @throws as `changePassword` */
export async function endSecondFactor(password: string): Promise<void> {
  await (await accountPart()).endSecondFactor(password);
}

/** Signs up and so has the verification mail sent. */
export async function signUpWithPassword(person: { email: string; password: string; username: string }): Promise<void> {
  await (await entryPart()).signUpWithPassword(person);
  awaitVerification(person.email);
}

/** Verifies an address with the code of the mail. */
export async function confirmEmail(email: string, code: string): Promise<void> {
  await (await entryPart()).confirmEmail(email, code);
}

/** Sends the verification mail again. */
export async function resendVerification(email: string): Promise<void> {
  await (await entryPart()).resendVerification(email);
  awaitVerification(email);
}

/** Sends the mail with which a new password can be set. */
export async function sendPasswordReset(email: string): Promise<void> {
  await (await entryPart()).sendPasswordReset(email);
}

/** Sets a new password with the code of the mail. */
export async function setNewPassword(email: string, code: string, password: string): Promise<void> {
  await (await entryPart()).setNewPassword(email, code, password);
}
