import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { mayLeave } from './leaving.ts';
import { useSession } from './useSession.ts';

/**
 * The action of every Logout button: clears the session, and goes to the login from any page (rule session.16). Asks
 * first when edits are not saved.
 * @returns whether the user was logged out
 */
export function useLogOut(): () => Promise<boolean> {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return async () => {
    if (!(await mayLeave())) return false;
    void signOut();
    void navigate(paths.login());
    return true;
  };
}
