import { useEffect, useRef } from 'react';
import * as texts from '#shared/texts/story_map/history.ts';
import { ListPage } from '#web/components/list/ListPage.tsx';
import { EmptyState } from '#web/components/state/EmptyState.tsx';
import { Loaded } from '#web/components/state/Loaded.tsx';
import { useNames } from '#web/replica/company/useNames.ts';
import styles from './history.module.css';
import { HistoryCard } from './HistoryCard.tsx';
import { HistoryPager } from './HistoryPager.tsx';
import { HistorySkeleton } from './HistorySkeleton.tsx';
import { useHistory } from './useHistory.ts';

/** `/story_map/{id}/history`: the changes of a story map, newest first (rule history.2). */
export function HistoryTab() {
  const { page, newer, toNewer, toOlder } = useHistory();
  const personName = useNames(texts.unknownUser, texts.userFailed);
  const shown = useRef(newer);
  // Each page starts at its top.
  useEffect(() => {
    if (shown.current !== newer) window.scrollTo(0, 0);
    shown.current = newer;
  }, [newer]);
  // Waits for the names too, so that they do not appear after the entries.
  const docs = personName === undefined ? undefined : page.data?.docs;
  return (
    <div className={styles['page']}>
      <ListPage
        narrow
        title={texts.title}
        help={texts.help}
        query={page}
        action={
          <HistoryPager
            first={newer + 1}
            count={docs?.length ?? null}
            toNewer={toNewer}
            toOlder={toOlder}
            onRefresh={() => void page.refetch()}
            refreshing={page.isFetching && page.data !== undefined}
          />
        }
      >
        <Loaded
          query={page}
          data={personName && docs && { entries: docs, nameOf: personName }}
          skeleton={<HistorySkeleton />}
        >
          {({ entries, nameOf }) =>
            entries.length > 0 ? (
              <ol aria-label={texts.entries} aria-busy={page.isPlaceholderData} className={styles['list']}>
                {entries.map((entry, i) => (
                  <HistoryCard key={entry.id} entry={entry} number={newer + i + 1} personName={nameOf} />
                ))}
              </ol>
            ) : toOlder === null && toNewer === null ? (
              <EmptyState title={texts.empty} text={texts.emptyHelp} />
            ) : (
              <EmptyState title={texts.nothingOnPage} text={texts.nothingOnPageHelp} />
            )
          }
        </Loaded>
      </ListPage>
    </div>
  );
}
