import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  fetchUserAttributes,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
  updateUserAttributes,
} from 'aws-amplify/auth';

/*
 * Runs inside the browser (see `amplify.ts`): gives tests access to aws-amplify's functions without a screen. Inputs
 * and outputs cross to the test, so they are plain data.
 */

/** The pool's part of the application's `/config.json`. */
export type ProbeConfiguration = { userPoolId: string; userPoolClientId: string; userPoolEndpoint: string };

const functions = {
  configure: async ({ userPoolId, userPoolClientId, userPoolEndpoint }: ProbeConfiguration) =>
    Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } } }),
  /** The session's tokens as strings, or null when no user is signed in. */
  session: async (options: { forceRefresh?: boolean }) => {
    const { tokens } = await fetchAuthSession(options);
    return tokens === undefined
      ? null
      : { idToken: tokens.idToken?.toString() ?? '', accessToken: tokens.accessToken.toString() };
  },
  /** The session's refresh token, from Amplify's storage. */
  storedRefreshToken: async () =>
    Object.entries(localStorage).find(([key]) => key.endsWith('.refreshToken'))?.[1] as string | undefined,
  confirmResetPassword,
  confirmSignUp,
  fetchUserAttributes: async () => ({ ...(await fetchUserAttributes()) }),
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
  updateUserAttributes,
};

type Functions = typeof functions;
export type ProbeName = keyof Functions;
export type ProbeInput<N extends ProbeName> = Parameters<Functions[N]>[0];
export type ProbeOutput<N extends ProbeName> = Awaited<ReturnType<Functions[N]>>;
/** An error loses its name on the way out of the browser, so it travels as data. */
export type ProbeAnswer = { value: unknown } | { error: { name: string; message: string } };

declare global {
  interface Window {
    runAmplify: (name: ProbeName, input: unknown) => Promise<ProbeAnswer>;
  }
}

window.runAmplify = async (name, input) => {
  const run = functions[name] as (input: unknown) => Promise<unknown>;
  try {
    return { value: await run(input) };
  } catch (error) {
    if (error instanceof Error) return { error: { name: error.name, message: error.message } };
    throw error;
  }
};
