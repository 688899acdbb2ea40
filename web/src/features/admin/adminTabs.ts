import { lazyPage } from '#web/app/lazyPage.tsx';
import type { AdminTab } from '#web/app/paths.ts';

/** The tabs of the administrators' page, whose code loads when they open. */
export const adminTabs: Readonly<Record<AdminTab, ReturnType<typeof lazyPage>>> = {
  users: lazyPage(() => import('./tabs/UsersTab.tsx')),
  settings: lazyPage(() => import('./tabs/SettingsTab.tsx')),
  maps: lazyPage(() => import('./tabs/MapsTab.tsx')),
  requests: lazyPage(() => import('./tabs/RequestsTab.tsx')),
  integration: lazyPage(() => import('./tabs/IntegrationTab.tsx')),
  audit: lazyPage(() => import('./tabs/AuditTab.tsx')),
  data: lazyPage(() => import('./tabs/DataTab.tsx')),
};
