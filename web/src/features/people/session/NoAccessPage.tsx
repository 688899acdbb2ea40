import { Navigate, useLocation } from 'react-router-dom';
import * as errors from '#shared/errors.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import { paths } from '#web/base/paths.ts';
import { comeFrom } from '#web/base/session/comeFrom.ts';
import { useLogOut } from '#web/base/session/useLogOut.ts';
import { useSession } from '#web/base/session/useSession.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { PageSkeleton } from '#web/components/page/PageSkeleton.tsx';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { Message } from '#web/components/state/Message.tsx';
import { Cached } from '#web/replica/session/Cached.tsx';
import { AskForAccess } from './components/AskForAccess.tsx';
import styles from './components/entry.module.css';
import { Notice } from './components/Notice.tsx';
import { useAccessCheck } from './hooks/useAccessCheck.ts';

/**
 * `/no_access`: for signed-in users whose access no administrator has granted, or one has removed (rule access.1). All
 * others are sent on: to the login, to verify their address, or to the application (rule access.37).
 */
export function Component() {
  const { status, uid, email, emailVerified, former } = useSession();
  const from = comeFrom(useLocation().state);
  const check = useAccessCheck();
  if (status === 'signedOut') return <Navigate replace to={paths.login({ redirect: from, email: former?.email })} />;
  if (status === 'signedIn' && !emailVerified)
    return <Navigate replace to={paths.unverifiedEmail({ ...(email !== undefined && { email }) })} />;
  if (status === 'loading' || !check.isChecked) return <PageSkeleton />;
  if (uid !== undefined) return <Navigate replace to={from ?? paths.storyMaps()} />;
  return <NoAccess check={check} />;
}

function NoAccess({ check: { again, busy, isRefused, error } }: { check: ReturnType<typeof useAccessCheck> }) {
  const { email = '', accessRemoved } = useSession();
  const logOut = useLogOut();
  const mayAsk = !accessRemoved;
  return (
    <>
      <PageTitle title={sessionTexts.noAccessTitle} />
      <Message
        heading="h1"
        title={sessionTexts.noAccessTitle}
        text={
          <>
            {mayAsk ? sessionTexts.notLetInYet : errors.noCompanyAccess.message}
            <Text as="span" quiet className={styles['help']}>
              {sessionTexts.noAccessHelp({ email })}
            </Text>
          </>
        }
      >
        {mayAsk && (
          <Cached>
            <AskForAccess key={email} email={email} />
          </Cached>
        )}
        <Button variant={mayAsk ? 'outlined' : 'contained'} onClick={() => void again()} busy={busy}>
          {commonTexts.tryAgain}
        </Button>
        <Button variant="outlined" onClick={() => void logOut()}>
          {navigationTexts.logout}
        </Button>
      </Message>
      <div className={styles['belowMessage']}>
        {isRefused && <Notice severity="info">{sessionTexts.stillNoAccess}</Notice>}
        <ErrorAlert text={error} />
      </div>
    </>
  );
}
