import { lazyPage } from '#web/base/lazyPage.tsx';
import type { AdminTab } from '#web/base/paths.ts';

/** The tabs of the administrators' page, whose code loads when they open. */
export const adminTabs: Readonly<Record<AdminTab, ReturnType<typeof lazyPage>>> = {
  users: lazyPage(() => import('#web/features/people/users/components/UsersTab.tsx')),
  settings: lazyPage(() => import('./SettingsTab.tsx')),
  maps: lazyPage(() => import('#web/features/people/hand_over/MapsTab.tsx')),
  requests: lazyPage(() => import('./RequestsTab.tsx')),
  integration: lazyPage(() => import('#web/features/integration/company/IntegrationTab.tsx')),
  audit: lazyPage(() => import('#web/features/company/access_log/AuditTab.tsx')),
  data: lazyPage(() => import('./DataTab.tsx')),
};
