import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sessionErrorTexts, sessionTexts } from '#shared/texts/session.ts';
import {
  resendVerification,
  sendPasswordReset,
  type SignInStep,
  signInWithCode,
  signInWithPassword,
} from '#web/api/identity.ts';
import { paths } from '#web/app/paths.ts';
import { keepRedirect } from '#web/app/session/keptRedirect.ts';
import { useSession } from '#web/app/session/useSession.ts';
import { isNotYetVerified, isSignInTimedOut, isWrongAppCode, textOfCaught } from '../model/signInError.ts';
import {
  checkAppCode,
  checkLoginEmail,
  checkLoginPassword,
  type FieldErrors,
  normalEmail,
  plainCode,
} from '../model/validation.ts';

/**
 * Asks for the sign-in provider of the address. The page does not wait for the answer while passwords are the only
 * provider; a refusal because of maintenance leads to its page. The API client is imported on demand, since the page
 * renders without it.
 */
async function askProvider(email: string): Promise<void> {
  const { call } = await import('#web/api/client.ts');
  await call('user_sign_in_provider_id', { email }).catch(() => undefined);
}

/**
 * The login (rule session.2): the provider of the address first, then the password, then a code of the authenticator
 * app if there is one.
 * @param redirect the page to open later, in case the user must verify their address first
 */
export function useLogin(initialEmail: string, redirect: string | undefined) {
  const [step, setStep] = useState<'email' | 'password' | 'code'>('email');
  const [email, setEmail] = useState(initialEmail);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [secret, setSecret] = useState<string>();
  const [fieldErrors, setFieldErrors] = useState<FieldErrors<'email' | 'password' | 'code'>>({});
  const [error, setError] = useState<string>();
  const [resetSent, setResetSent] = useState(false);
  const [busy, setBusy] = useState<'step' | 'reset'>();
  const { adopt } = useSession();
  const navigate = useNavigate();

  const during = async (what: 'step' | 'reset', act: () => Promise<void>) => {
    setBusy(what);
    setError(undefined);
    setResetSent(false);
    try {
      await act();
    } catch (caught) {
      setError(textOfCaught(caught));
    } finally {
      setBusy(undefined);
    }
  };

  const submitEmail = () => {
    const wrong = checkLoginEmail(email);
    setFieldErrors(wrong);
    if (wrong.email !== undefined) return;
    const address = normalEmail(email);
    setEmail(address);
    setError(undefined);
    void askProvider(address);
    setStep('password');
  };

  /** Cognito refuses unconfirmed users; sends the mail again, and the page says so (rule session.9). */
  const awaitVerification = async (address: string) => {
    const failure = await resendVerification(address).then(() => undefined, textOfCaught);
    keepRedirect(address, redirect);
    await navigate(paths.unverifiedEmail({ email: address }), { state: { failure } });
  };

  const goOn = async (next: SignInStep) => {
    if (next === 'done') {
      await adopt();
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

  const signIn = async () => goOn(await signInWithPassword(email, password));

  const sendCode = async () => {
    try {
      await goOn(await signInWithCode(plainCode(code)));
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
    submit: () => (step === 'email' ? submitEmail() : void (step === 'password' ? submitPassword() : submitCode())),
    sendReset,
    backToEmail: () => {
      setStep('email');
      setPassword('');
      setError(undefined);
      setFieldErrors({});
    },
  };
}
