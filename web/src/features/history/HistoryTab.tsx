import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { historyTexts as texts } from '#shared/texts/history.ts';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { LoadingAfter } from '#web/components/LoadingAfter.tsx';
import { RefreshFailed } from '#web/components/RefreshFailed.tsx';
import { AccessDenied } from '#web/map/components/AccessDenied.tsx';
import { useContainerId, useMap } from '#web/map/useMap.ts';
import { HistoryCard } from './HistoryCard.tsx';
import { columnOfHistory, listOfHistory, pageOfHistory } from './historyLayout.ts';
import { HistoryPager } from './HistoryPager.tsx';
import { HistorySkeleton } from './HistorySkeleton.tsx';
import { useHistory } from './useHistory.ts';
import { usePersonName } from './usePersonName.ts';

/** `/story_map/{id}/history`: the changes of a story map, newest first (rule history.2). */
export function HistoryTab() {
  const containerId = useContainerId();
  const { page, newer, toNewer, toOlder } = useHistory();
  const personName = usePersonName();
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
    <Box sx={pageOfHistory}>
      <Box sx={columnOfHistory}>
        <Box sx={{ display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', gap: 4, mb: 4 }}>
          <Box>
            <Typography component="h2" variant="h2">
              {texts.title}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {texts.help}
            </Typography>
          </Box>
          <HistoryPager
            first={newer + 1}
            count={docs?.length ?? null}
            toNewer={toNewer}
            toOlder={toOlder}
            onRefresh={() => void page.refetch()}
            refreshing={page.isFetching && page.data !== undefined}
          />
        </Box>
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
              <Box
                component="ol"
                aria-label={texts.entries}
                aria-busy={page.isPlaceholderData}
                sx={{ ...listOfHistory, opacity: page.isPlaceholderData ? 0.6 : 1 }}
              >
                {docs.map((entry, i) => (
                  <HistoryCard key={entry.id} entry={entry} number={newer + i + 1} personName={personName} />
                ))}
              </Box>
            )}
          </>
        )}
      </Box>
    </Box>
  );
}
