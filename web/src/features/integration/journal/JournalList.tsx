import type { ReactNode } from 'react';
import type { JournalEntry } from '#shared/model/integration/jiraJournal.ts';
import * as texts from '#shared/texts/integration/jiraJournal.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { EmptyState } from '#web/components/state/EmptyState.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { useNames } from '#web/replica/company/useNames.ts';
import { JournalLine } from './JournalLine.tsx';
import type { Journal } from './useJournal.ts';

type Props = {
  journal: Journal;
  /** The text in place of a list that is empty. */
  empty: string;
  /** What can be done with an entry. */
  actionsFor: (entry: JournalEntry) => ReactNode;
};

/** The entries of a journal, newest first, page after page. */
export function JournalList({ journal, empty, actionsFor }: Props) {
  const { entries, error, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = journal;
  const nameOf = useNames(texts.unknownPerson);
  if (error !== null && !isFetching) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (entries === undefined || nameOf === undefined)
    return (
      <LoadingAfter>
        <Stack spacing={2}>
          {[0, 1, 2].map((i) => (
            <Skeleton key={i} height={52} />
          ))}
        </Stack>
      </LoadingAfter>
    );
  return (
    <>
      {entries.length === 0 && !hasNextPage && <EmptyState title={empty} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <JournalLine key={entry.id} entry={entry} by={entry.uid === null ? texts.bySystem : nameOf(entry.uid)}>
            {actionsFor(entry)}
          </JournalLine>
        ))}
      </Box>
      {hasNextPage && (
        <Button
          variant="outlined"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          style={{ marginTop: 12 }}
        >
          {texts.older}
        </Button>
      )}
    </>
  );
}
