import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../paths.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { PostLoginRedirect } from './PostLoginRedirect.tsx';
import { safeRedirect } from './redirect.ts';
import { useSession } from './useSession.ts';

/** `/` leads to the story maps, or to the login when no user is signed in. */
export function HomePage() {
  const { status } = useSession();
  const [query] = useSearchParams();
  if (status === 'loading') return <PageSkeleton />;
  if (status === 'signedIn') return <PostLoginRedirect />;
  const redirect = safeRedirect(query.get('redirect_after_sign_in'), window.location.origin);
  return <Navigate replace to={paths.login(redirect === undefined ? {} : { redirect })} />;
}
