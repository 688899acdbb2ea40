import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signIn,
  type SignInOutput,
  signOut,
  signUp,
} from 'aws-amplify/auth';
import type { Configuration } from '../configuration.ts';

export { configure } from './configure.ts';

/** The next step of a sign-in: see `signInWithPassword` in `identity.ts`. */
export type SignInStep = 'done' | 'unconfirmed' | 'code' | 'reset' | 'other' | { readonly setUp: string };

/** See `identity.ts`. SRP unless another flow is given. */
export async function signInWithPassword(
  email: string,
  password: string,
  authFlowType: Configuration['signInFlow'],
): Promise<SignInStep> {
  const attempt = () =>
    signIn({ username: email, password, ...(authFlowType === undefined ? {} : { options: { authFlowType } }) });
  const output = await attempt().catch(async (error: unknown) => {
    if (!(error instanceof Error) || error.name !== 'UserAlreadyAuthenticatedException') throw error;
    // Replaces remaining tokens of an earlier session whose heartbeat has expired.
    await signOut();
    return attempt();
  });
  return stepOf(output);
}

/** See `identity.ts`. */
export async function signInWithCode(code: string): Promise<SignInStep> {
  return stepOf(await confirmSignIn({ challengeResponse: code }));
}

function stepOf({ nextStep }: SignInOutput): SignInStep {
  switch (nextStep.signInStep) {
    case 'DONE':
      return 'done';
    case 'CONFIRM_SIGN_UP':
      return 'unconfirmed';
    case 'RESET_PASSWORD':
      return 'reset';
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return 'code';
    case 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP':
      return { setUp: nextStep.totpSetupDetails.sharedSecret };
    default:
      return 'other';
  }
}

/** See `identity.ts`. The pool takes the address from the user name; the client may not write it as an attribute. */
export async function signUpWithPassword({
  email,
  password,
  username,
}: {
  email: string;
  password: string;
  username: string;
}): Promise<void> {
  await signUp({ username: email, password, options: { userAttributes: { name: username } } });
}

/** See `identity.ts`. */
export async function confirmEmail(email: string, code: string): Promise<void> {
  await confirmSignUp({ username: email, confirmationCode: code });
}

/** See `identity.ts`. */
export async function resendVerification(email: string): Promise<void> {
  await resendSignUpCode({ username: email });
}

/** See `identity.ts`. */
export async function sendPasswordReset(email: string): Promise<void> {
  await resetPassword({ username: email });
}

/** See `identity.ts`. */
export async function setNewPassword(email: string, code: string, password: string): Promise<void> {
  await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
}
