import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as errors from '#shared/errors.ts';
import { commonTexts } from '#shared/texts/common.ts';
import { navigationTexts } from '#shared/texts/navigation.ts';
import { sessionTexts } from '#shared/texts/session.ts';
import { paths } from '#web/app/paths.ts';
import { Cached } from '#web/app/session/Cached.tsx';
import { comeFrom } from '#web/app/session/comeFrom.ts';
import { useLogOut } from '#web/app/session/useLogOut.ts';
import { useSession } from '#web/app/session/useSession.ts';
import { Button, ButtonLink } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { ErrorAlert } from '#web/components/ErrorAlert.tsx';
import { Message } from '#web/components/Message.tsx';
import { PageTitle } from '#web/components/PageTitle.tsx';
import { AskForAccess } from './components/AskForAccess.tsx';
import styles from './components/entry.module.css';
import { Notice } from './components/Notice.tsx';
import { useAction } from './hooks/useAction.ts';

/** `/no_access`: for signed-in users whose access no administrator has granted, or one has removed (rule access.1). */
export function Component() {
  const { status, email, accessRemoved, adopt } = useSession();
  const logOut = useLogOut();
  const navigate = useNavigate();
  const from = comeFrom(useLocation().state);
  const mayAsk = status === 'signedIn' && !accessRemoved;
  const [refused, setRefused] = useState(false);
  const again = useAction(async () => {
    setRefused(false);
    const person = await adopt({ renew: true });
    if (person?.uid === undefined) setRefused(true);
    else await navigate(from ?? paths.storyMaps(), { replace: true });
  });

  return (
    <>
      <PageTitle title={sessionTexts.noAccessTitle} />
      <Message
        heading="h1"
        title={sessionTexts.noAccessTitle}
        text={
          <>
            {mayAsk ? sessionTexts.notLetInYet : errors.noCompanyAccess.message}
            {email !== undefined && (
              <Text as="span" quiet className={styles['help']}>
                {sessionTexts.noAccessHelp.replace('{email}', email)}
              </Text>
            )}
          </>
        }
      >
        {status === 'signedIn' ? (
          <>
            {mayAsk && email !== undefined && (
              <Cached>
                <AskForAccess key={email} email={email} />
              </Cached>
            )}
            <Button variant={mayAsk ? 'outlined' : 'contained'} onClick={() => void again.run()} busy={again.busy}>
              {commonTexts.tryAgain}
            </Button>
            <Button variant="outlined" onClick={logOut}>
              {navigationTexts.logout}
            </Button>
          </>
        ) : (
          <ButtonLink variant="contained" to={paths.login()}>
            {sessionTexts.goToLogin}
          </ButtonLink>
        )}
      </Message>
      <div className={styles['belowMessage']}>
        {refused && <Notice severity="info">{sessionTexts.stillNoAccess}</Notice>}
        <ErrorAlert text={again.error} />
      </div>
    </>
  );
}
