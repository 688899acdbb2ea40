import { useState } from 'react';
import { sessionTexts } from '#shared/texts/session.ts';
import { resendVerification } from '#web/api/identity.ts';
import { paths } from '#web/app/paths.ts';
import { useSession } from '#web/app/session/useSession.ts';
import { Button, ButtonLink } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { ErrorAlert } from '#web/components/ErrorAlert.tsx';
import { useAction } from '../hooks/useAction.ts';
import { checkSignupEmail } from '../model/signupEmail.ts';
import { type FieldErrors, normalEmail } from '../model/validation.ts';
import styles from './entry.module.css';
import { EntryForm } from './EntryForm.tsx';
import { EntryLayout } from './EntryLayout.tsx';
import { EmailField } from './fields.tsx';
import { Notice } from './Notice.tsx';

/** Says that the mail is on its way and can send it again. Asks for the address if it is unknown. */
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
        <Text look="compact" quiet>
          {sessionTexts.unverifiedHelp}
        </Text>
        {knownEmail === '' && <EmailField value={email} onChange={setEmail} error={fieldErrors.email} />}
        <ErrorAlert text={resend.error} />
        {resend.done && <Notice severity="success">{sessionTexts.resent}</Notice>}
        <div className={styles['buttons']}>
          {/* The token says 'unverified' until it is renewed, so a signed-in user signs out first. */}
          <ButtonLink
            variant="contained"

            to={paths.login(email === '' ? {} : { email: normalEmail(email) })}
            onClick={() => {
              if (status === 'signedIn') void signOut();
            }}
          >
            {sessionTexts.goToLogin}
          </ButtonLink>
          <Button type="submit" variant="outlined" busy={resend.busy}>
            {sessionTexts.resend}
          </Button>
        </div>
      </EntryForm>
    </EntryLayout>
  );
}
