import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#web/base/paths.ts';
import { signedOutRedirect } from '#web/base/session/redirect.ts';
import { useSession } from '#web/base/session/useSession.ts';
import { PageSkeleton } from '#web/components/page/PageSkeleton.tsx';
import { followTabs } from '#web/replica/followAnswers.ts';
import { useLiveCompany } from '#web/replica/live/useLiveCompany.ts';
import { replica } from '#web/replica/replica.ts';
import { Cached } from '#web/replica/session/Cached.tsx';
import { Kept } from '../kept/Kept.tsx';
import { PageKeys } from '../shell/PageKeys.tsx';
import { NotAuthenticated } from './NotAuthenticated.tsx';

/**
 * Lets only signed-in, verified users with access through; sends all others to the page that explains what is missing.
 */
export function Component() {
  const session = useSession();
  const { uid } = session;
  const { pathname, search, hash } = useLocation();
  useEffect(() => (uid === undefined ? undefined : followTabs(uid, replica)), [uid]);
  if (session.status === 'loading') return <PageSkeleton />;
  const here = pathname + search + hash;
  if (session.status === 'signedOut') {
    if (session.why === 'refused') return <NotAuthenticated />;
    if (session.why === 'left')
      return <Navigate replace to={paths.login()} state={{ flashMessage: session.farewell }} />;
    return <Navigate replace to={signedOutRedirect(here) ?? paths.login()} />;
  }
  if (!session.emailVerified)
    return (
      <Navigate
        replace
        to={paths.unverifiedEmail({ ...(session.email === undefined ? {} : { email: session.email }) })}
      />
    );
  if (session.uid === undefined) return <Navigate replace to={paths.noAccess()} state={{ from: here }} />;
  return (
    <Cached>
      <LiveCompany uid={session.uid} />
      <Kept>
        <Outlet />
        <PageKeys />
      </Kept>
    </Cached>
  );
}

function LiveCompany({ uid }: { uid: string }) {
  useLiveCompany(uid);
  return null;
}
