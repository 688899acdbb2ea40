import { awaitVerification } from './awaitedVerification.ts';
import type { Configuration, ProviderSettings } from './configuration.ts';
import { keptToken } from './keptToken.ts';
import { oneTabAtOnce } from './oneTabAtOnce.ts';
import type { SignInStep } from './user_pool/entry.ts';
import type * as SessionPart from './user_pool/session.ts';

export type { SignInStep } from './user_pool/entry.ts';
export type { TokenClaims } from './user_pool/session.ts';

/*
 * The access to the user pool. The code behind it (`user_pool/`, the only place that imports Amplify) is large and not
 * needed to render a page, so it loads in parts: one renews an expired token, one signs in and up, one signs out.
 * Errors keep the names of Cognito and Amplify (`error.name`); `features/people/session/model/signInError.ts` turns them into
 * texts.
 */

let configuration: Configuration | undefined;
/** The ongoing deletion of tokens; a sign-in waits for it, so that its new tokens are not deleted too. */
let forgetting: Promise<void> | undefined;
/** A sign-in that replaces a session that has just ended. */
let signingInAnew: Promise<unknown> | undefined;

/** Sets the user pool. Call it once, before anything else. */
export function configureIdentity(next: Configuration): void {
  configuration = next;
}

/** The user pool. @throws when it was not set */
export function poolConfiguration(): Configuration {
  if (configuration === undefined) throw new Error('configureIdentity must be called first');
  return configuration;
}

/** The sign-in providers of this deployment besides passwords; most have none. */
export function signInProviders(): readonly ProviderSettings[] {
  return configuration?.providers?.list ?? [];
}

/**
 * The address that ends the session of this browser at the user pool's own domain, and leads back.
 * @param back the address that the pool knows for it: the page of the provider's window
 */
export function providerLogoutUrl(back: string): string {
  const { providers, userPoolClientId } = poolConfiguration();
  if (providers === undefined) return back;
  return `${providers.origin}/logout?${new URLSearchParams({ client_id: userPoolClientId, logout_uri: back }).toString()}`;
}

/** A part of the code behind this module, loaded once and configured for the user pool. */
function part<Part extends { configure: (to: Configuration) => void }>(load: () => Promise<Part>): () => Promise<Part> {
  let loaded: Promise<Part> | undefined;
  return () => {
    loaded ??= fetched(load()).then(
      (it) => {
        it.configure(poolConfiguration());
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

const sessionPart = part(() => import('./user_pool/session.ts'));
const leavingPart = part(() => import('./user_pool/leave.ts'));
const accountPart = part(() => import('./user_pool/account.ts'));
const whole = part(() => import('./user_pool/entry.ts'));

async function entryPart(): ReturnType<typeof whole> {
  const entry = await whole();
  await forgetting;
  return entry;
}

/** When code fails to load, users see the same error as for a call without an answer. */
function fetched<Part>(part: Promise<Part>): Promise<Part> {
  return part.catch((cause: unknown) => {
    throw Object.assign(new Error('the code could not be fetched', { cause }), { name: 'NetworkError' });
  });
}

/** The token kept in this browser, while valid. Only renewing it needs Amplify, so most visits do without. */
const goodToken = () => keptToken(localStorage, Date.now(), configuration?.userPoolClientId);

/** Preloads the code that renews a token. */
export function prepareRenewal(): void {
  import('./user_pool/session.ts').catch(askedAgain);
}

/** Preloads the code for signing in and up. */
export function prepareEntry(): void {
  whole().catch(askedAgain);
}

/** Preloads the code for signing out. */
export function prepareLeaving(): void {
  // Configured at once, since it listens for changes of the tokens by other tabs.
  leavingPart().catch(askedAgain);
}

/** The caller that needs the code tries again, and gets the error then. */
const askedAgain = () => undefined;

/** How long a tab waits for another one that renews the tokens, in ms. */
const RENEWAL_MS = 10_000;

/**
 * Renews the tokens in one tab at a time, so that the others take the new ones: each renewal ends the refresh token
 * before it, and a refusal of that one would delete the tokens of all tabs.
 */
async function renewed<Result>(run: (session: typeof SessionPart) => Promise<Result>): Promise<Result> {
  const session = await sessionPart();
  return oneTabAtOnce('storyd.renewal', RENEWAL_MS, () => run(session));
}

/** The ID token for calls, renewed by Amplify after it expires; undefined when no user is signed in. */
export async function idToken(): Promise<string | undefined> {
  await signingInAnew;
  return goodToken()?.token ?? renewed(async (session) => goodToken()?.token ?? session.idToken());
}

/**
 * The claims of the signed-in user, or undefined when there is none.
 * @param renew requests a new token even before the old one expires: access may have been granted in between
 */
export async function tokenClaims({ renew = false } = {}): Promise<SessionPart.TokenClaims | undefined> {
  const kept = () => (renew ? undefined : goodToken()?.claims);
  return kept() ?? renewed(async (session) => kept() ?? session.tokenClaims(renew));
}

/** Deletes the tokens in this browser and revokes them. Offline it still deletes them. */
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
 * @returns 'unconfirmed' when the address is not verified yet; 'code' when `signInWithCode` must follow with a code of
 * the user's authenticator app; `setUp` with the secret of an app when an app is mandatory and `signInWithCode` must
 * follow with its first code; 'reset' when an admin has invalidated the password and the user must set a new one by
 * mail; 'other' for a step that the product does not support
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
 * Registers a sign-in of the same user after all their sessions were ended. Calls wait for its end, since the server
 * would refuse the old tokens.
 * @returns and throws as the sign-in does
 */
export function signInAnew<Step>(signIn: Promise<Step>): Promise<Step> {
  signingInAnew = signIn.catch(() => undefined);
  return signIn;
}

/**
 * Replaces the password of the signed-in user. Sessions continue: call `sign_out_everywhere` and `signInAnew`
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

/** Whether this user's sign-in requires a code of an authenticator app. @throws the error of Cognito */
export async function hasSecondFactor(): Promise<boolean> {
  return (await accountPart()).hasSecondFactor();
}

/**
 * Creates the secret for an authenticator app. It takes effect once `finishSecondFactor` has received a code of the
 * app.
 * @throws the error of Cognito
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

/** Stops requiring codes, given the password: an open session alone is not enough. @throws as `changePassword` */
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
