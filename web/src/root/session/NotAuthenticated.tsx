import { useLocation } from 'react-router-dom';
import * as errors from '#shared/errors.ts';
import * as sessionTexts from '#shared/texts/people/session.ts';
import { paths } from '#web/base/paths.ts';
import { useSession } from '#web/base/session/useSession.ts';
import { ButtonLink } from '#web/components/controls/Button.tsx';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { Message } from '#web/components/state/Message.tsx';

/**
 * Replaces a protected page whose user is no longer signed in (rule session.18). Signing in, here or in another tab,
 * brings the page back.
 */
export function NotAuthenticated() {
  const { pathname, search, hash } = useLocation();
  const { former } = useSession();
  return (
    <>
      <PageTitle title={errors.notAuthenticated.message} />
      <Message role="alert" heading="h1" title={errors.notAuthenticated.message} text={sessionTexts.expired}>
        <ButtonLink variant="contained" to={paths.login({ redirect: pathname + search + hash, email: former?.email })}>
          {sessionTexts.signIn}
        </ButtonLink>
      </Message>
    </>
  );
}
