import { lazy, Suspense, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RequestList } from '#shared/model/changeRequest.ts';
import * as texts from '#shared/texts/people/requestsPage.ts';
import { useCall } from '#web/base/api/queries.ts';
import { paths, type RequestsTab } from '#web/base/paths.ts';
import controls from '#web/components/controls/controls.module.css';
import { PageGrid } from '#web/components/layout/PageGrid.tsx';
import { PageTabs } from '#web/components/page/PageTabs.tsx';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import styles from './requests.module.css';

// Apart from the page, or all other pages would load what the lists share with the administrators' page.
const loading = import('./RequestsSection.tsx').then(({ RequestsSection }) => ({ default: RequestsSection }));
const RequestsSection = lazy(() => loading);

const TABS = ['own', 'awaiting'] as const satisfies readonly RequestsTab[];
const listsOf = { own: ['own', 'maps'], awaiting: ['awaiting', 'answered'] } as const satisfies Record<
  RequestsTab,
  readonly RequestList[]
>;

/**
 * `/change_requests`: the user's open change requests and those of others from their story maps, and those that await
 * them (rules change.13, change.21).
 */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const awaiting = useCall('awaiting_change_requests', {}, { inBackground: true }).data?.total;
  const tabs = TABS.map((key) => ({
    key,
    to: paths.changeRequests(key),
    label: texts.tabs[key],
    ...(key === 'awaiting' && awaiting !== undefined && { count: awaiting }),
  }));
  const tab: RequestsTab = search.get('tab') === 'awaiting' ? 'awaiting' : 'own';
  const pageOf = (list: RequestList) => Math.max(1, Math.floor(Number(search.get(paramOf(list)))) || 1);
  const go = (list: RequestList, page: number, replace: boolean) =>
    setSearch(
      (was) => {
        const next = new URLSearchParams(was);
        if (page === 1) next.delete(paramOf(list));
        else next.set(paramOf(list), String(page));
        return next;
      },
      { replace },
    );
  return (
    <PageGrid>
      <PageTitle title={texts.title} />
      <h1 tabIndex={-1} ref={heading} className={`${controls['heading']} ${styles['heading']}`}>
        {texts.title}
      </h1>
      <PageTabs label={texts.title} tabs={tabs} open={tab} />
      <Suspense>
        {listsOf[tab].map((list) => (
          <RequestsSection
            key={list}
            list={list}
            page={pageOf(list)}
            onPage={(page, { replace = false } = {}) => go(list, page, replace)}
            onGone={() => heading.current?.focus()}
          />
        ))}
      </Suspense>
    </PageGrid>
  );
}

/** The query parameter of the page of a list. */
const paramOf = (list: RequestList) => (list === 'answered' || list === 'maps' ? `${list}Page` : 'page');
