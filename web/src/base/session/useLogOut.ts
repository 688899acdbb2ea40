import { useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { LeavingContext } from './leaving.ts';
import { useSession } from './useSession.ts';

/**
 * The action of every Logout button: clears the session, and goes to the login from any page (rule session.16). Asks
 * first when edits are not saved.
 */
export function useLogOut(): () => void {
  const { signOut } = useSession();
  const askToLeave = useContext(LeavingContext);
  const navigate = useNavigate();
  return () =>
    void askToLeave().then((mayLeave) => {
      if (!mayLeave) return;
      void signOut();
      void navigate(paths.login());
    });
}
