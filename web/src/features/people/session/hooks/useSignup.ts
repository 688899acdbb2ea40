import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signUpWithPassword } from '#web/base/api/identity.ts';
import { paths } from '#web/base/paths.ts';
import { keepRedirect } from '#web/base/session/keptRedirect.ts';
import { textOfCaught } from '../model/signInError.ts';
import { checkSignupEmail } from '../model/signupEmail.ts';
import { checkSignup, errorsAfterTyping, type FieldErrors, normalEmail } from '../model/validation.ts';

type Field = 'email' | 'password' | 'confirm' | 'username';

/**
 * The sign-up in two steps (rule session.4). It ends on the page that announces the verification mail.
 * @param redirect the page to open after the first sign-in
 */
export function useSignup(initialEmail: string, redirect: string | undefined) {
  const [step, setStep] = useState<'email' | 'details'>('email');
  const [typed, setTyped] = useState<Record<Field, string>>({
    email: initialEmail,
    password: '',
    confirm: '',
    username: '',
  });
  const [fieldErrors, setFieldErrors] = useState<FieldErrors<Field>>({});
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  const submitEmail = () => {
    const wrong = checkSignupEmail(typed.email);
    setFieldErrors(wrong);
    if (wrong.email !== undefined) return;
    setTyped((before) => ({ ...before, email: normalEmail(before.email) }));
    setStep('details');
  };

  const submitDetails = async () => {
    const wrong = checkSignup(typed);
    setFieldErrors(wrong);
    setError(undefined);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      await signUpWithPassword({ email: typed.email, password: typed.password, username: typed.username.trim() });
      keepRedirect(typed.email, redirect);
      await navigate(paths.unverifiedEmail({ email: typed.email }));
    } catch (caught) {
      setError(textOfCaught(caught));
    } finally {
      setBusy(false);
    }
  };

  return {
    step,
    typed,
    type: (field: Field) => (value: string) => {
      setTyped((before) => ({ ...before, [field]: value }));
      setFieldErrors((before) => errorsAfterTyping(before, field));
    },
    fieldErrors,
    error,
    busy,
    submitEmail,
    submitDetails,
    backToEmail: () => {
      setStep('email');
      setError(undefined);
      setFieldErrors({});
    },
  };
}
