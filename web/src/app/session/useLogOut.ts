import { useNavigate } from 'react-router-dom';
import { providerLogoutUrl } from '#web/api/identity.ts';
import { paths } from '../paths.ts';
import { useSession } from './useSession.ts';

/**
 * The action of every Logout button: clears the session, and goes to the login from any page (rule session.16). A
 * session through a sign-in provider is ended at the user pool's own domain too, which leads back to the login.
 */
export function useLogOut(): () => void {
  const { signOut, throughProvider } = useSession();
  const navigate = useNavigate();
  return () => {
    const left = signOut();
    void navigate(paths.login());
    // Offline it would only show the browser's error page.
    if (throughProvider && navigator.onLine)
      void left.finally(() => window.location.assign(providerLogoutUrl(window.location.origin + paths.login())));
  };
}
