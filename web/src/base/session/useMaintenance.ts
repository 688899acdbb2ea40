import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onRefusal } from '#web/base/api/refusals.ts';
import { paths } from '../paths.ts';

/**
 * Redirects users to the maintenance page when a query fails because of it, and stores the page they came from. A
 * refused command stays on its page, which shows the error beside the typed text, since leaving would lose it. The same
 * goes for background queries.
 */
export function useMaintenance(): void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (pathname === paths.maintenance()) return undefined;
    return onRefusal((code, refused) => {
      if (code === 'maintenance' && refused === 'query')
        void navigate(paths.maintenance(), { replace: true, state: { from: pathname + search + hash } });
    });
  }, [navigate, pathname, search, hash]);
}
