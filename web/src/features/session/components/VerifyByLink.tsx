import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { sessionTexts } from '#shared/texts/session.ts';
import { isVerificationAwaited } from '#web/api/awaitedVerification.ts';
import { confirmEmail, resendVerification } from '#web/api/identity.ts';
import { paths } from '#web/app/paths.ts';
import { ErrorAlert } from '#web/components/ErrorAlert.tsx';
import { LoadingAfter } from '#web/components/LoadingAfter.tsx';
import { useAction } from '../hooks/useAction.ts';
import { isAlreadyConfirmed, textOfCaught } from '../model/signInError.ts';
import { EntryLayout } from './EntryLayout.tsx';
import { Notice } from './Notice.tsx';

/**
 * Verifies the address with the code of the link, then goes on to the login. In a browser that did not ask for the mail somebody has to say so first.
 * A link that does not work offers a new one.
 */
export function VerifyByLink({ email, code }: { email: string; code: string }) {
  const [failure, setFailure] = useState<string>();
  const [isMeant, setMeant] = useState(() => isVerificationAwaited(email));
  const started = useRef(false);
  const navigate = useNavigate();
  const resend = useAction(() => resendVerification(email));

  useEffect(() => {
    // A code works once, and development runs every effect twice.
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
      <EntryLayout title={sessionTexts.unverifiedTitle} text={sessionTexts.verifyAsk.replace('{email}', email)}>
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
          <LinearProgress aria-label={sessionTexts.verifying} />
        </LoadingAfter>
      </EntryLayout>
    );
  }
  return (
    <EntryLayout title={sessionTexts.verifyFailedTitle}>
      <ErrorAlert text={resend.done ? undefined : (resend.error ?? failure)} />
      {resend.done && <Notice severity="success">{sessionTexts.resent}</Notice>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" onClick={() => void resend.run()} loading={resend.busy}>
          {sessionTexts.resend}
        </Button>
        <Button variant="outlined" component={RouterLink} to={paths.login({ email })}>
          {sessionTexts.goToLogin}
        </Button>
      </Box>
    </EntryLayout>
  );
}
