import Skeleton from '@mui/material/Skeleton';
import Box from '@mui/material/Box';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { LoadingAfter } from '#web/components/LoadingAfter.tsx';
import { paths } from '../paths.ts';
import { NotAuthenticated } from './NotAuthenticated.tsx';
import { signedOutRedirect } from './redirect.ts';
import { useSession } from './useSession.ts';

/** Lets only those through who are signed in, verified, and have access; leads everybody else to the page that says what is missing. */
export function RequireAccess() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'loading') return <PageSkeleton />;
  const here = pathname + search + hash;
  if (session.status === 'signedOut') {
    if (session.why === 'refused') return <NotAuthenticated />;
    return <Navigate replace to={session.why === 'left' ? paths.login() : (signedOutRedirect(here) ?? paths.login())} />;
  }
  if (!session.emailVerified) return <Navigate replace to={paths.unverifiedEmail({ ...(session.email === undefined ? {} : { email: session.email }) })} />;
  if (session.uid === undefined) return <Navigate replace to={paths.noAccess()} state={{ from: here }} />;
  return <Outlet />;
}

/** What is there before it is known what will be there. */
export function PageSkeleton() {
  return (
    <LoadingAfter>
      <Box sx={{ maxWidth: 960, mx: 'auto', px: 4, py: 8, display: 'grid', gap: 4 }}>
        <Skeleton variant="rounded" width={200} height={28} />
        <Skeleton variant="rounded" height={72} />
        <Skeleton variant="rounded" height={72} />
        <Skeleton variant="rounded" height={72} />
      </Box>
    </LoadingAfter>
  );
}
