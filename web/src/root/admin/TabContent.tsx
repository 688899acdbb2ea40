import { Suspense } from 'react';
import type { AdminTab } from '#web/base/paths.ts';
import { UserSkeletons } from '#web/components/people/UserSkeletons.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { adminTabs } from './adminTabs.ts';

/** A tab of the administrators' page. A failed load fails the page, which says so. */
export function TabContent({ tab }: { tab: AdminTab }) {
  return (
    <Suspense
      fallback={
        <LoadingAfter>
          <UserSkeletons />
        </LoadingAfter>
      }
    >
      {adminTabs[tab].element}
    </Suspense>
  );
}
