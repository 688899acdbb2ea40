import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '#web/base/paths.ts';
import { PostLoginRedirect } from '#web/base/session/PostLoginRedirect.tsx';
import { safeRedirect } from '#web/base/session/redirect.ts';
import { useSession } from '#web/base/session/useSession.ts';
import { PageSkeleton } from '#web/components/page/PageSkeleton.tsx';

/** `/` leads to the story maps, or to the login when no user is signed in. */
export function HomePage() {
  const { status } = useSession();
  const [query] = useSearchParams();
  if (status === 'loading') return <PageSkeleton />;
  if (status === 'signedIn') return <PostLoginRedirect />;
  const redirect = safeRedirect(query.get('redirect_after_sign_in'), window.location.origin);
  return <Navigate replace to={paths.login(redirect === undefined ? {} : { redirect })} />;
}
