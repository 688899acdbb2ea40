import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { sessionTexts } from '#shared/texts/session.ts';
import { resendVerification } from '#web/api/identity.ts';
import { paths } from '#web/app/paths.ts';
import { useSession } from '#web/app/session/useSession.ts';
import { ErrorAlert } from '#web/components/ErrorAlert.tsx';
import { useAction } from '../hooks/useAction.ts';
import { checkSignupEmail } from '../model/signupEmail.ts';
import { type FieldErrors, normalEmail } from '../model/validation.ts';
import { EntryForm } from './EntryForm.tsx';
import { EntryLayout } from './EntryLayout.tsx';
import { EmailField } from './fields.tsx';
import { Notice } from './Notice.tsx';

/** The mail is on its way: wait for it, or have it sent again. Without a known address it is asked for. */
export function AwaitVerification({ knownEmail, failure }: { knownEmail: string; failure: string | undefined }) {
  const { status, signOut } = useSession();
  const [email, setEmail] = useState(knownEmail);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors<'email'>>({});
  const resend = useAction(() => resendVerification(normalEmail(email)), failure);

  const submit = () => {
    const wrong = checkSignupEmail(email);
    setFieldErrors(wrong);
    if (wrong.email === undefined) void resend.run();
  };

  return (
    <EntryLayout
      title={sessionTexts.unverifiedTitle}
      text={
        knownEmail === ''
          ? sessionTexts.unverifiedSentNoAddress
          : sessionTexts.unverifiedSent.replace('{email}', knownEmail)
      }
    >
      <EntryForm errors={fieldErrors} onSubmit={submit}>
        <Typography variant="body2" color="textSecondary">
          {sessionTexts.unverifiedHelp}
        </Typography>
        {knownEmail === '' && <EmailField value={email} onChange={setEmail} error={fieldErrors.email} />}
        <ErrorAlert text={resend.error} />
        {resend.done && <Notice severity="success">{sessionTexts.resent}</Notice>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {/* A token keeps saying 'unverified' until it is renewed, so whoever is signed in leaves first. */}
          <Button
            variant="contained"
            component={RouterLink}
            to={paths.login(email === '' ? {} : { email: normalEmail(email) })}
            onClick={() => {
              if (status === 'signedIn') void signOut();
            }}
          >
            {sessionTexts.goToLogin}
          </Button>
          <Button type="submit" variant="outlined" loading={resend.busy}>
            {sessionTexts.resend}
          </Button>
        </Box>
      </EntryForm>
    </EntryLayout>
  );
}
