import { useEffect, useState } from 'react';
import * as accountTexts from '#shared/texts/people/account.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import { ApiError } from '#web/base/api/client.ts';
import {
  changePassword,
  signInAnew,
  type SignInStep,
  signInWithCode,
  signInWithPassword,
} from '#web/base/api/identity.ts';
import { usePerson, useSession } from '#web/base/session/useSession.ts';
import { send } from '#web/replica/sending/send.ts';
import type { FlashMessage } from '../model/flashMessage.ts';
import { isWrongAppCode, isWrongPassword, textOfCaught } from '../model/signInError.ts';
import {
  checkAppCode,
  checkPasswordChange,
  errorsAfterTyping,
  type FieldErrors,
  plainCode,
} from '../model/validation.ts';

type Field = 'present' | 'password' | 'confirm' | 'code';
type Typed = Record<Field, string>;
const nothing: Typed = { present: '', password: '', confirm: '', code: '' };

/**
 * Changes the user's own password (rule session.24): at the user pool, then ends all sessions, then signs in again,
 * with a code of the authenticator app if there is one. If the last step fails, the user signs in themselves; if the
 * second fails, they can try it again.
 */
export function usePasswordChange(onDone: () => void) {
  const { uid, email } = usePerson();
  const { adopt, signOut } = useSession();
  const [typed, setTyped] = useState(nothing);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors<Field>>({});
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [changed, setChanged] = useState(false);
  /** Takes the code that the sign-in waits for; undefined cancels. */
  const [takeCode, setTakeCode] = useState<(code: string | undefined) => void>();
  // Calls wait for the sign-in, so it must end when the page unmounts.
  useEffect(() => () => takeCode?.(undefined), [takeCode]);

  const reset = () => {
    takeCode?.(undefined);
    setTakeCode(undefined);
    setTyped(nothing);
    setFieldErrors({});
    setError(undefined);
    setChanged(false);
  };

  /** @returns whether the new password is in place */
  const change = async (): Promise<boolean> => {
    if (changed) return true;
    try {
      await changePassword(typed.present, typed.password);
      setChanged(true);
      return true;
    } catch (caught) {
      if (isWrongPassword(caught)) setFieldErrors({ present: accountTexts.presentPasswordWrong });
      else setError(textOfCaught(caught));
      return false;
    }
  };

  const endOtherSessions = async (): Promise<boolean> => {
    try {
      await send('sign_out_everywhere', { uid });
      return true;
    } catch (caught) {
      const reason = caught instanceof ApiError ? caught.message : textOfCaught(caught);
      setError(accountTexts.othersStillIn({ reason }));
      return false;
    }
  };

  const codeTyped = () =>
    new Promise<string | undefined>((resolve) => {
      setTakeCode(() => resolve);
      setBusy(false);
    });

  const signInWithCodes = async (): Promise<SignInStep> => {
    for (;;) {
      const code = await codeTyped();
      if (code === undefined) return 'other';
      try {
        return await signInWithCode(code);
      } catch (caught) {
        if (!isWrongAppCode(caught)) throw caught;
        setFieldErrors({ code: sessionTexts.appCodeWrong });
      }
    }
  };

  const signIn = async (): Promise<SignInStep> => {
    const step = await signInWithPassword(email, typed.password);
    return step === 'code' ? signInWithCodes() : step;
  };

  const comeBack = async (): Promise<void> => {
    const result = await signInAnew(signIn()).catch(() => 'other' as const);
    if (result === 'done') {
      await adopt();
      onDone();
      return;
    }
    void signOut('passwordChanged' satisfies FlashMessage);
  };

  const submitCode = (take: (code: string) => void) => {
    const wrong = checkAppCode(typed.code);
    setFieldErrors(wrong);
    if (wrong.code !== undefined) return;
    setBusy(true);
    take(plainCode(typed.code));
  };

  const submit = async () => {
    if (takeCode !== undefined) {
      submitCode(takeCode);
      return;
    }
    const wrong = checkPasswordChange(typed);
    setFieldErrors(wrong);
    setError(undefined);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      if ((await change()) && (await endOtherSessions())) await comeBack();
    } finally {
      setBusy(false);
    }
  };

  return {
    typed,
    type: (field: Field) => (value: string) => {
      setTyped((before) => ({ ...before, [field]: value }));
      setFieldErrors((before) => errorsAfterTyping(before, field));
    },
    fieldErrors,
    error,
    busy,
    changed,
    asksCode: takeCode !== undefined,
    submit,
    reset,
  };
}
