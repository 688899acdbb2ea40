import { useState } from 'react';
import * as texts from '#shared/texts/story_map/history.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { ListPage } from '#web/components/list/ListPage.tsx';
import { EmptyState } from '#web/components/state/EmptyState.tsx';
import { Loaded } from '#web/components/state/Loaded.tsx';
import { RefreshButton } from '#web/components/state/RefreshButton.tsx';
import { useNames } from '#web/replica/company/useNames.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import styles from './history.module.css';
import { filtered, historyBlocks, NO_HISTORY_FILTER } from './historyDays.ts';
import { HistoryDays } from './HistoryDays.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistorySkeleton } from './HistorySkeleton.tsx';
import { useHistory } from './useHistory.ts';
import { useLastVisit } from './useLastVisit.ts';

/** `/story_map/{id}/history`: the changes of a story map, newest first (rule history.2). */
export function HistoryTab() {
  const history = useHistory();
  const lastVisit = useLastVisit(useContainerId());
  const personName = useNames(texts.unknownUser, texts.userFailed);
  const [filter, setFilter] = useState(NO_HISTORY_FILTER);
  const isFiltered = filter.person !== '' || filter.kind !== '';
  const { data, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage, refetch } = history;
  return (
    <div className={styles['page']}>
      <ListPage
        narrow
        title={texts.title}
        help={texts.help}
        query={history}
        action={
          <RefreshButton
            onClick={() => void refetch()}
            refreshing={isFetching && !isFetchingNextPage && data !== undefined}
          />
        }
      >
        <Loaded
          query={history}
          // Waits for the names too, so that they do not appear after the entries.
          data={personName && data && { entries: data, nameOf: personName }}
          skeleton={<HistorySkeleton />}
        >
          {({ entries, nameOf }) => {
            if (entries.length === 0 && !hasNextPage) return <EmptyState title={texts.empty} text={texts.emptyHelp} />;
            const shown = filtered(entries, filter);
            return (
              <>
                <HistoryFilters filter={filter} onChange={setFilter} entries={entries} personName={nameOf} />
                {shown.length > 0 ? (
                  <HistoryDays blocks={historyBlocks(shown, lastVisit)} personName={nameOf} />
                ) : (
                  <EmptyState
                    title={texts.noMatch}
                    text={texts.noMatchHelp}
                    action={
                      <Button variant="outlined" onClick={() => setFilter(NO_HISTORY_FILTER)}>
                        {texts.clearFilter}
                      </Button>
                    }
                  />
                )}
                <div className={styles['end']}>
                  {hasNextPage && (
                    <Button variant="outlined" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                      {texts.showMore}
                    </Button>
                  )}
                  <Text look="caption" quiet role="status">
                    {isFiltered
                      ? texts.shownOf({ shown: shown.length, count: entries.length })
                      : texts.shown({ count: entries.length })}
                  </Text>
                  {isFiltered && hasNextPage && (
                    <Text look="caption" quiet>
                      {texts.filterReach}
                    </Text>
                  )}
                </div>
              </>
            );
          }}
        </Loaded>
      </ListPage>
    </div>
  );
}
