import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as sessionTexts from '#shared/texts/people/session.ts';
import { isVerificationAwaited } from '#web/base/api/awaitedVerification.ts';
import { confirmEmail, resendVerification } from '#web/base/api/identity.ts';
import { paths } from '#web/base/paths.ts';
import { Button, ButtonLink } from '#web/components/controls/Button.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { useAction } from '../hooks/useAction.ts';
import { isAlreadyConfirmed, textOfCaught } from '../model/signInError.ts';
import styles from './entry.module.css';
import { EntryLayout } from './EntryLayout.tsx';
import { Notice } from './Notice.tsx';

/**
 * Verifies the address with the code of the link, then continues to the login. A browser that did not ask for the mail
 * first asks for confirmation. A broken link offers a new one.
 */
export function VerifyByLink({ email, code }: { email: string; code: string }) {
  const [failure, setFailure] = useState<string>();
  const [isMeant, setMeant] = useState(() => isVerificationAwaited(email));
  const started = useRef(false);
  const navigate = useNavigate();
  const resend = useAction(() => resendVerification(email));

  useEffect(() => {
    // A code works once, and development mode runs every effect twice.
    if (!isMeant || started.current) return;
    started.current = true;
    confirmEmail(email, code)
      .catch((error: unknown) => {
        if (!isAlreadyConfirmed(error)) throw error;
      })
      .then(
        () => navigate(paths.login({ email }), { replace: true, state: { flashMessage: 'verified' } }),
        (error: unknown) => setFailure(textOfCaught(error)),
      );
  }, [email, code, isMeant, navigate]);

  if (!isMeant) {
    return (
      <EntryLayout title={sessionTexts.unverifiedTitle} text={sessionTexts.verifyAsk({ email })}>
        <Button variant="contained" onClick={() => setMeant(true)}>
          {sessionTexts.verifyConfirm}
        </Button>
      </EntryLayout>
    );
  }

  if (failure === undefined) {
    return (
      <EntryLayout title={sessionTexts.unverifiedTitle} text={sessionTexts.verifying}>
        <LoadingAfter>
          <div role="progressbar" aria-label={sessionTexts.verifying} className={styles['progress']} />
        </LoadingAfter>
      </EntryLayout>
    );
  }
  return (
    <EntryLayout title={sessionTexts.verifyFailedTitle}>
      <ErrorAlert text={resend.done ? undefined : (resend.error ?? failure)} />
      {resend.done && <Notice severity="success">{sessionTexts.resent}</Notice>}
      <div className={styles['buttons']}>
        <Button variant="contained" onClick={() => void resend.run()} busy={resend.busy}>
          {sessionTexts.resend}
        </Button>
        <ButtonLink variant="outlined" to={paths.login({ email })}>
          {sessionTexts.goToLogin}
        </ButtonLink>
      </div>
    </EntryLayout>
  );
}
