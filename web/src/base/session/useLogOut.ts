import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useSession } from './useSession.ts';

/** The action of every Logout button: clears the session, and goes to the login from any page (rule session.16). */
export function useLogOut(): () => void {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return () => {
    void signOut();
    void navigate(paths.login());
  };
}
