import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onRefusal } from '#web/api/refusals.ts';
import { paths } from '../paths.ts';

/**
 * Leads to the page that tells of maintenance when something could not be read because of it, and remembers from where. A command that was
 * refused stays on its page, which says so beside what was typed: leaving would lose it. So would leaving for what the page asks by itself.
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
