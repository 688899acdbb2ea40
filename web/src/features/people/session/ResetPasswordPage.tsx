import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as sessionTexts from '#shared/texts/people/session.ts';
import { sendPasswordReset, setNewPassword } from '#web/base/api/identity.ts';
import { paths } from '#web/base/paths.ts';
import { Button, ButtonLink } from '#web/components/controls/Button.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { EntryForm } from './components/EntryForm.tsx';
import { EntryLayout } from './components/EntryLayout.tsx';
import { PasswordField } from './components/fields.tsx';
import { Notice } from './components/Notice.tsx';
import { useAction } from './hooks/useAction.ts';
import { usePasswordAdvice } from './hooks/usePasswordAdvice.ts';
import { mailLink } from './model/mailLink.ts';
import { checkNewPassword, errorsAfterTyping, type FieldErrors, normalEmail } from './model/validation.ts';

/** `/reset_password`: the target of the link in the password mail. */
export function Component() {
  const link = mailLink(useLocation());
  const email = normalEmail(link.email ?? '');
  const code = link.code ?? '';
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [fieldErrors, setFieldErrors] = useState<FieldErrors<'password' | 'confirm'>>({});
  const change = useAction(async () => {
    await setNewPassword(email, code, password);
    await navigate(paths.login({ email }), { replace: true, state: { flashMessage: 'passwordChanged' } });
  });
  const advice = usePasswordAdvice(password, { email });
  const sendAgain = useAction(() => sendPasswordReset(email));

  if (email === '' || code === '') {
    return (
      <EntryLayout title={sessionTexts.newPasswordTitle} text={sessionTexts.linkIncomplete}>
        <div>
          <ButtonLink variant="contained" to={paths.login(email === '' ? {} : { email })}>
            {sessionTexts.goToLogin}
          </ButtonLink>
        </div>
      </EntryLayout>
    );
  }

  const type = (field: 'password' | 'confirm', value: string) => {
    (field === 'password' ? setPassword : setConfirm)(value);
    setFieldErrors((before) => errorsAfterTyping(before, field));
  };

  const submit = () => {
    const wrong = checkNewPassword({ password, confirm });
    setFieldErrors(wrong);
    if (Object.keys(wrong).length === 0) void change.run();
  };

  return (
    <EntryLayout title={sessionTexts.newPasswordTitle} text={sessionTexts.newPasswordFor({ email })}>
      <EntryForm errors={fieldErrors} onSubmit={submit}>
        {/* Hidden; password managers need it to identify the account. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          chosen
          label={sessionTexts.newPassword}
          value={password}
          onChange={(value) => type('password', value)}
          error={fieldErrors.password}
          advice={advice}
          help={sessionTexts.passwordHelp}
          autoFocus
        />
        <PasswordField
          chosen
          label={sessionTexts.confirmPassword}
          value={confirm}
          onChange={(value) => type('confirm', value)}
          error={fieldErrors.confirm}
        />
        <ErrorAlert
          text={sendAgain.done ? undefined : (sendAgain.error ?? change.error)}
          action={
            <Button plain onClick={() => void sendAgain.run()} busy={sendAgain.busy}>
              {sessionTexts.sendNewReset}
            </Button>
          }
        />
        {sendAgain.done && <Notice severity="success">{sessionTexts.resetSent}</Notice>}
        <Button type="submit" variant="contained" busy={change.busy}>
          {sessionTexts.setPassword}
        </Button>
      </EntryForm>
    </EntryLayout>
  );
}
