import { type ReactElement, Suspense } from 'react';
import { lazyPage } from '#web/app/lazyPage.tsx';
import type { AdminTab } from '#web/app/paths.ts';
import { LoadingAfter } from '#web/components/LoadingAfter.tsx';
import { UserSkeletons } from './UserSkeletons.tsx';

const tabs: Readonly<Record<AdminTab, ReactElement>> = {
  users: lazyPage(() => import('../tabs/UsersTab.tsx')).element,
  settings: lazyPage(() => import('../tabs/SettingsTab.tsx')).element,
  maps: lazyPage(() => import('../tabs/MapsTab.tsx')).element,
  requests: lazyPage(() => import('../tabs/RequestsTab.tsx')).element,
  integration: lazyPage(() => import('../tabs/IntegrationTab.tsx')).element,
  audit: lazyPage(() => import('../tabs/AuditTab.tsx')).element,
  data: lazyPage(() => import('../tabs/DataTab.tsx')).element,
};

/** A tab of the administrators' page, whose code loads when it opens. A failed load fails the page, which says so. */
export function TabContent({ tab }: { tab: AdminTab }) {
  return (
    <Suspense
      fallback={
        <LoadingAfter>
          <UserSkeletons />
        </LoadingAfter>
      }
    >
      {tabs[tab]}
    </Suspense>
  );
}
