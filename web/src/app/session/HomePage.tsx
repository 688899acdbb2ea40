import { Navigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { PageSkeleton } from './RequireAccess.tsx';
import { useSession } from './useSession.ts';

/** `/` leads to the story maps, or to the login when nobody is signed in (foundation §2). */
export function HomePage() {
  const { status } = useSession();
  if (status === 'loading') return <PageSkeleton />;
  return <Navigate replace to={status === 'signedIn' ? paths.storyMaps() : paths.login()} />;
}
