import { useEffect, useRef } from 'react';
import { historyTexts as texts } from '#shared/texts/history.ts';
import { useNames } from '#web/company/useNames.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { LoadingAfter } from '#web/components/LoadingAfter.tsx';
import { RefreshFailed } from '#web/components/RefreshFailed.tsx';
import { AccessDenied } from '#web/map/components/AccessDenied.tsx';
import { useContainerId, useMap } from '#web/map/useMap.ts';
import styles from './history.module.css';
import { HistoryCard } from './HistoryCard.tsx';
import { HistoryPager } from './HistoryPager.tsx';
import { HistorySkeleton } from './HistorySkeleton.tsx';
import { useHistory } from './useHistory.ts';

/** `/story_map/{id}/history`: the changes of a story map, newest first (rule history.2). */
export function HistoryTab() {
  const containerId = useContainerId();
  const { page, newer, toNewer, toOlder } = useHistory();
  const personName = useNames(texts.unknownUser, texts.userFailed);
  const shown = useRef(newer);
  // Each page starts at its top.
  useEffect(() => {
    if (shown.current !== newer) window.scrollTo(0, 0);
    shown.current = newer;
  }, [newer]);
  const map = useMap();
  const isLost = page.error?.code === 'permission-denied';
  // The rest of the page must learn that the map is no longer accessible.
  useEffect(() => {
    if (isLost) void map.reload();
  }, [isLost, map]);
  if (isLost) return <AccessDenied containerId={containerId} />;
  // Waits for the names too, so that they do not appear after the entries.
  const docs = personName === undefined ? undefined : page.data?.docs;
  return (
    <div className={styles['page']}>
      <div className={styles['column']}>
        <div className={styles['top']}>
          <div>
            <Text as="h2" look="title">
              {texts.title}
            </Text>
            <Text look="compact" quiet>
              {texts.help}
            </Text>
          </div>
          <HistoryPager
            first={newer + 1}
            count={docs?.length ?? null}
            toNewer={toNewer}
            toOlder={toOlder}
            onRefresh={() => void page.refetch()}
            refreshing={page.isFetching && page.data !== undefined}
          />
        </div>
        {docs === undefined || personName === undefined ? (
          page.isError && !page.isFetching ? (
            <ErrorState error={page.error} onRetry={() => void page.refetch()} />
          ) : (
            <LoadingAfter>
              <HistorySkeleton />
            </LoadingAfter>
          )
        ) : (
          <>
            {page.isError && <RefreshFailed message={page.error.message} onRetry={() => void page.refetch()} />}
            {docs.length === 0 ? (
              toOlder === null && toNewer === null ? (
                <EmptyState title={texts.empty} text={texts.emptyHelp} />
              ) : (
                <EmptyState title={texts.nothingOnPage} text={texts.nothingOnPageHelp} />
              )
            ) : (
              <ol aria-label={texts.entries} aria-busy={page.isPlaceholderData} className={styles['list']}>
                {docs.map((entry, i) => (
                  <HistoryCard key={entry.id} entry={entry} number={newer + i + 1} personName={personName} />
                ))}
              </ol>
            )}
          </>
        )}
      </div>
    </div>
  );
}
