import { type ComponentType, useEffect, useState } from 'react';
import type { AdminTab } from '#web/app/paths.ts';
import { LoadingAfter } from '#web/components/LoadingAfter.tsx';
import { UserSkeletons } from './UserSkeletons.tsx';

const loads: Record<AdminTab, () => Promise<ComponentType>> = {
  users: () => import('../tabs/UsersTab.tsx').then((file) => file.UsersTab),
  settings: () => import('../tabs/SettingsTab.tsx').then((file) => file.SettingsTab),
  maps: () => import('../tabs/MapsTab.tsx').then((file) => file.MapsTab),
  audit: () => import('../tabs/AuditTab.tsx').then((file) => file.AuditTab),
  requests: () => import('../tabs/RequestsTab.tsx').then((file) => file.RequestsTab),
};
const loaded = new Map<AdminTab, ComponentType>();

/** A tab of the administrators' page, whose code loads when it opens. A failed load fails the page, which says so. */
export function TabContent({ tab }: { tab: AdminTab }) {
  const [Content, setContent] = useState(() => loaded.get(tab));
  const [failure, setFailure] = useState<{ reason: unknown }>();
  useEffect(() => {
    if (Content !== undefined) return;
    loads[tab]().then(
      (Tab) => {
        loaded.set(tab, Tab);
        setContent(() => Tab);
      },
      (reason: unknown) => setFailure({ reason }),
    );
  }, [tab, Content]);
  if (failure !== undefined) throw failure.reason;
  return Content === undefined ? (
    <LoadingAfter>
      <UserSkeletons />
    </LoadingAfter>
  ) : (
    <Content />
  );
}
