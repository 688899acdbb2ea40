import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../paths.ts';
import { GoOn } from './GoOn.tsx';
import { safeRedirect } from './redirect.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { useSession } from './useSession.ts';

/** `/` leads to the story maps, or to the login when nobody is signed in (foundation §2). */
export function HomePage() {
  const { status } = useSession();
  const [query] = useSearchParams();
  if (status === 'loading') return <PageSkeleton />;
  if (status === 'signedIn') return <GoOn />;
  const redirect = safeRedirect(query.get('redirect_after_sign_in'), window.location.origin);
  return <Navigate replace to={paths.login(redirect === undefined ? {} : { redirect })} />;
}
