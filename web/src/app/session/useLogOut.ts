import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useSession } from './useSession.ts';

/** What every Logout does: clears the session, and goes to the login from wherever it is pressed (rule session.16). */
export function useLogOut(): () => void {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return () => {
    void signOut();
    void navigate(paths.login());
  };
}
