import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as sessionTexts from '#shared/texts/people/session.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { messageFrom, type RefusedPassword, type TypedPassword } from '../model/passwordMessage.ts';
import { checkLoginPassword } from '../model/validation.ts';
import { EntryForm } from './EntryForm.tsx';
import { PasswordField } from './fields.tsx';
import styles from './popup.module.css';

/**
 * `/password-popup-signin`: collects the password of an account that is being linked, and hands it to the window that
 * opened it (rule session.33), which closes this one when the password is right.
 */
export function PasswordPopup() {
  const [query] = useSearchParams();
  const [password, setPassword] = useState('');
  const [fieldErrors, setFieldErrors] = useState<{ password?: string }>({});
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const opener = window.opener as Window | null;
  const { origin } = window.location;

  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const refused = messageFrom<RefusedPassword>(event, { window: opener, origin, type: 'storyd.password.refused' });
      if (refused === undefined) return;
      setBusy(false);
      setError(refused.text);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [opener, origin]);

  const submit = () => {
    const wrong = checkLoginPassword(password);
    setFieldErrors(wrong);
    if (wrong.password !== undefined) return;
    setError(undefined);
    setBusy(true);
    opener?.postMessage({ type: 'storyd.password', password } satisfies TypedPassword, origin);
  };

  return (
    <main className={styles['popup']}>
      <PageTitle title={sessionTexts.popupTitle} />
      <Text as="h1" look="title">
        {sessionTexts.popupTitle}
      </Text>
      {opener === null ? (
        <Text>{sessionTexts.popupLost}</Text>
      ) : (
        <>
          <Text quiet>{sessionTexts.popupText({ email: query.get('email') ?? '' })}</Text>
          <EntryForm errors={fieldErrors} onSubmit={submit}>
            <PasswordField
              label={sessionTexts.password}
              value={password}
              onChange={setPassword}
              error={fieldErrors.password}
              autoFocus
            />
            <ErrorAlert text={error} />
            <Button type="submit" variant="contained" busy={busy}>
              {sessionTexts.signIn}
            </Button>
          </EntryForm>
        </>
      )}
    </main>
  );
}
