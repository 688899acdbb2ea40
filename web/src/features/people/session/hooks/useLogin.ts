import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as sessionTexts from '#shared/texts/people/session.ts';
import * as sessionErrorTexts from '#shared/texts/people/sessionErrors.ts';
import type { ProviderSettings } from '#web/base/api/configuration.ts';
import {
  resendVerification,
  sendPasswordReset,
  signInProviders,
  type SignInStep,
  signInWithCode,
  signInWithPassword,
  tokenClaims,
} from '#web/base/api/identity.ts';
import type { ProviderAnswer, ProviderAttempt } from '#web/base/api/providerChannel.ts';
import { paths } from '#web/base/paths.ts';
import { keepRedirect } from '#web/base/session/keptRedirect.ts';
import { useSession } from '#web/base/session/useSession.ts';
import { LinkingFailed, providerErrorText } from '../model/providerError.ts';
import { isNotYetVerified, isSignInTimedOut, isWrongAppCode, textOfCaught } from '../model/signInError.ts';
import {
  checkAppCode,
  checkLoginEmail,
  checkLoginPassword,
  type FieldErrors,
  normalEmail,
  plainCode,
} from '../model/validation.ts';
import { usePasswordWindow } from './usePasswordWindow.ts';
import { useProviderWindow } from './useProviderWindow.ts';

/**
 * Asks for the sign-in provider of the address; undefined for a password, and when the look-up fails. A refusal because
 * of maintenance leads to its page. The API client is imported on demand, since the page renders without it.
 */
async function askProvider(email: string): Promise<ProviderSettings | undefined> {
  const { call } = await import('#web/base/api/client.ts');
  const answer = await call('user_sign_in_provider_id', { email }).catch(() => undefined);
  return signInProviders().find(({ id }) => id === answer?.providerId);
}

/**
 * A sign-in with an account that is not linked to the one of its address, which has to sign in as well: `by` its
 * password, its provider, or `account` where the first one is of that provider too. `proof` is the access token of the
 * first.
 */
export type Linking = { readonly by: 'password' | 'provider' | 'account'; readonly proof: string };

/**
 * The login (rule session.2): the provider of the address first, then its window or the password, then a code of the
 * authenticator app if there is one. Without providers the page does not wait for the look-up. An account that is not
 * linked to the one of its address is linked once both have signed in (rule session.31).
 * @param redirect the page to open later, in case the user must verify their address first
 */
export function useLogin(initialEmail: string, redirect: string | undefined) {
  const [step, setStep] = useState<'email' | 'provider' | 'password' | 'code'>('email');
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [secret, setSecret] = useState<string>();
  const [fieldErrors, setFieldErrors] = useState<FieldErrors<'email' | 'password' | 'code'>>({});
  const [error, setError] = useState<string>();
  const [resetSent, setResetSent] = useState(false);
  const [provider, setProvider] = useState<ProviderSettings>();
  const [linking, setLinking] = useState<Linking>();
  const [busy, setBusy] = useState<'step' | 'reset'>();
  const { adopt } = useSession();
  const navigate = useNavigate();

  const during = async (what: 'step' | 'reset', act: () => Promise<void>, textOf = textOfCaught) => {
    setBusy(what);
    setError(undefined);
    setResetSent(false);
    try {
      await act();
    } catch (caught) {
      setError(caught instanceof LinkingFailed ? sessionErrorTexts.contactSupport : textOf(caught));
    } finally {
      setBusy(undefined);
    }
  };

  /** Links the account that signed in first to the one that has just signed in. */
  const link = async () => {
    if (linking === undefined) return;
    const { request } = await import('#web/base/api/client.ts');
    try {
      await request('link_sign_in', { accessToken: linking.proof });
    } catch {
      throw new LinkingFailed();
    }
    setLinking(undefined);
  };

  const takeAnswer = (attempt: ProviderAttempt, answer: ProviderAnswer) =>
    during(
      'step',
      async () => {
        const { finishProviderSignIn, keepTokens } = await import('#web/base/api/providerSignIn.ts');
        const tokens = await finishProviderSignIn(attempt, answer);
        if (tokens.claims['unlinked'] === 'true') {
          if (linking !== undefined) throw new LinkingFailed();
          setLinking({ by: provider?.passwords === false ? 'account' : 'password', proof: tokens.accessToken });
          return;
        }
        await keepTokens(tokens);
        await link();
        await adopt();
      },
      providerErrorText,
    );
  const openProvider = useProviderWindow((attempt, answer) => void takeAnswer(attempt, answer));

  const submitEmail = () => {
    const wrong = checkLoginEmail(email);
    setFieldErrors(wrong);
    if (wrong.email !== undefined) return;
    const address = normalEmail(email);
    setEmail(address);
    setError(undefined);
    if (signInProviders().length === 0) {
      void askProvider(address);
      setStep('password');
      return;
    }
    void during('step', async () => {
      const found = await askProvider(address);
      setProvider(found);
      setStep(found === undefined ? 'password' : 'provider');
      if (found !== undefined) await openProvider(found.id, address);
    });
  };

  /** After a sign-in with a password: the session begins, unless the account has to be linked first. */
  const begin = async () => {
    if ((await tokenClaims())?.['unlinked'] !== 'true') {
      await link();
      await adopt();
      return;
    }
    const found = linking === undefined ? (provider ?? (await askProvider(email))) : undefined;
    const { takeAccessToken } = await import('#web/base/api/providerSignIn.ts');
    const proof = await takeAccessToken();
    if (found === undefined || proof === undefined) throw new LinkingFailed();
    setProvider(found);
    setLinking({ by: 'provider', proof });
    setStep('provider');
  };

  /** Cognito refuses unconfirmed users; sends the mail again, and the page says so (rule session.9). */
  const awaitVerification = async (address: string) => {
    const failure = await resendVerification(address).then(() => undefined, textOfCaught);
    keepRedirect(address, redirect);
    await navigate(paths.unverifiedEmail({ email: address }), { state: { failure } });
  };

  const continueSignIn = async (next: SignInStep) => {
    if (next === 'done') {
      await begin();
    } else if (next === 'unconfirmed') {
      await awaitVerification(email);
    } else if (next === 'reset') {
      setError(sessionTexts.resetRequired);
    } else if (next === 'other') {
      setError(sessionErrorTexts.contactSupport);
    } else {
      setCode('');
      setSecret(next === 'code' ? undefined : next.setUp);
      setStep('code');
    }
  };

  const signIn = async () => continueSignIn(await signInWithPassword(email, password));

  const openPassword = usePasswordWindow(async (typed) => {
    try {
      await continueSignIn(await signInWithPassword(email, typed));
      return undefined;
    } catch (caught) {
      return caught instanceof LinkingFailed ? sessionErrorTexts.contactSupport : textOfCaught(caught);
    }
  });

  /** Opens the window of the step again: the browser may have allowed none, or the user closed it. */
  const openWindow = () => {
    if (linking?.by === 'password') openPassword(email);
    else if (provider !== undefined) void during('step', () => openProvider(provider.id, email));
  };

  /** The known account has no password: it signs in at the provider instead. */
  const linkByAccount = () => {
    setLinking((known) => known && { ...known, by: 'account' });
    if (provider !== undefined) void during('step', () => openProvider(provider.id, email));
  };

  const sendCode = async () => {
    try {
      await continueSignIn(await signInWithCode(plainCode(code)));
    } catch (error) {
      if (isWrongAppCode(error)) {
        setFieldErrors({ code: sessionTexts.appCodeWrong });
      } else if (isSignInTimedOut(error)) {
        setPassword('');
        setStep('password');
        setError(sessionTexts.signInTimedOut);
      } else {
        throw error;
      }
    }
  };

  const submitCode = async () => {
    const wrong = checkAppCode(code);
    setFieldErrors(wrong);
    if (wrong.code === undefined) await during('step', sendCode);
  };

  const submitPassword = async () => {
    const wrong = checkLoginPassword(password);
    setFieldErrors(wrong);
    if (wrong.password === undefined) await during('step', signIn);
  };

  const sendReset = () =>
    during('reset', async () => {
      const address = normalEmail(email);
      try {
        await sendPasswordReset(address);
      } catch (error) {
        // Passwords can only be mailed to a verified address, so verification comes first.
        if (!isNotYetVerified(error)) throw error;
        await awaitVerification(address);
        return;
      }
      setResetSent(true);
    });

  return {
    step,
    email,
    setEmail,
    password,
    setPassword,
    code,
    setCode,
    secret,
    fieldErrors,
    error,
    resetSent,
    busy,
    submitEmail,
    submit: () =>
      ({
        email: submitEmail,
        provider: openWindow,
        password: () => void submitPassword(),
        code: () => void submitCode(),
      })[step](),
    provider,
    linking: linking?.by,
    linkByAccount,
    usePasswordInstead: () => {
      setError(undefined);
      setStep('password');
    },
    sendReset,
    backToEmail: () => {
      setStep('email');
      setProvider(undefined);
      setLinking(undefined);
      setPassword('');
      setError(undefined);
      setFieldErrors({});
    },
  };
}
