import * as sessionTexts from '#shared/texts/people/session.ts';
import { resendVerification } from '#web/base/api/identity.ts';
import { paths } from '#web/base/paths.ts';
import { useSession } from '#web/base/session/useSession.ts';
import { Button, ButtonLink } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { useAction } from '../hooks/useAction.ts';
import styles from './entry.module.css';
import { EntryForm } from './EntryForm.tsx';
import { EntryLayout } from './EntryLayout.tsx';
import { Notice } from './Notice.tsx';

const NO_FIELDS = {};

/** Says that the mail is on its way and can send it again. */
export function AwaitVerification({ email, failure }: { email: string; failure: string | undefined }) {
  const { status, signOut } = useSession();
  const resend = useAction(() => resendVerification(email), failure);

  return (
    <EntryLayout title={sessionTexts.unverifiedTitle} text={sessionTexts.unverifiedSent({ email })}>
      <EntryForm errors={NO_FIELDS} onSubmit={() => void resend.run()}>
        <Text look="compact" quiet>
          {sessionTexts.unverifiedHelp}
        </Text>
        <ErrorAlert text={resend.error} />
        {resend.done && <Notice severity="success">{sessionTexts.resent}</Notice>}
        <div className={styles['buttons']}>
          {/* The token says 'unverified' until it is renewed, so a signed-in user signs out first. */}
          <ButtonLink
            variant="contained"
            to={paths.login({ email })}
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
