import { useRef } from 'react';
import type { Integration } from '#shared/model/integration/integration.ts';
import * as driftTexts from '#shared/texts/integration/drift.ts';
import * as texts from '#shared/texts/integration/integrationDrift.ts';
import { Alert } from '#web/components/controls/Alert.tsx';
import { Button } from '#web/components/controls/Button.tsx';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { FullScreenDialog } from '#web/components/dialog/FullScreenDialog.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { EmptyState } from '#web/components/state/EmptyState.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { formatMoment } from '#web/components/text/formatDate.ts';
import { StatusChoice } from '#web/features/integration/drift/StatusChoice.tsx';
import { DifferingEpicCard } from './DifferingEpicCard.tsx';
import { useIntegrationDrift, useSettlingInList } from './useIntegrationDrift.ts';

type Props = { open: boolean; integration: Integration; onClose: () => void };

/** In what epics of all story maps differ from their issues of an integration (rule drift.5). */
export function DriftDialog({ open, integration: { id, name }, onClose }: Props) {
  return (
    <FullScreenDialog open={open} title={texts.titleFor({ name })} onClose={onClose}>
      {() => <DifferingEpics integrationId={id} />}
    </FullScreenDialog>
  );
}

function DifferingEpics({ integrationId }: { integrationId: string }) {
  const listRef = useRef<HTMLUListElement>(null);
  const drift = useIntegrationDrift(integrationId);
  // What was settled leaves the list with the button that was pressed.
  const settling = useSettlingInList(() => listRef.current?.focus());
  const {
    epics,
    hidden,
    unseenProjects,
    readAt,
    error,
    isFetching,
    isFetchingNextPage,
    isFetchNextPageError,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = drift;
  const hasFailed = error !== null && !isFetching;
  if (epics === undefined)
    return hasFailed ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingAfter>
        <Stack spacing={3}>
          {[0, 1, 2].map((i) => (
            <Skeleton key={i} height={120} />
          ))}
        </Stack>
      </LoadingAfter>
    );
  return (
    <>
      <Text quiet>{texts.help}</Text>
      <Text look="compact" quiet style={{ marginTop: 4, marginBottom: 12 }}>
        {readAt === null ? texts.notRead : texts.readAt({ time: formatMoment(readAt) })}
      </Text>
      {unseenProjects.map((key) => (
        <Alert role="alert" key={key} severity="warning" style={{ marginBottom: 12 }}>
          {driftTexts.projectUnseen({ key })}
        </Alert>
      ))}
      {epics.length === 0 && unseenProjects.length === 0 && readAt !== null && (
        <EmptyState title={texts.none} text={texts.noneHelp} />
      )}
      <Box
        component="ul"
        ref={listRef}
        tabIndex={-1}
        aria-label={texts.list}
        sx={{ listStyle: 'none', m: 0, p: 0, outline: 'none' }}
      >
        {epics.map((epic) => (
          <DifferingEpicCard
            key={`${epic.epicId} ${epic.issueKey}`}
            epic={epic}
            settling={settling.isPending ? settling.variables : undefined}
            onSettle={(difference, way) => {
              const { containerId, releaseId, whatId, epicId } = epic;
              settling.mutate({ place: { containerId, releaseId, whatId, epicId }, integrationId, difference, way });
            }}
          />
        ))}
      </Box>
      <StatusChoice settling={settling} />
      {hasFailed && (
        <ErrorState error={error} onRetry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())} />
      )}
      {hasNextPage && !hasFailed && (
        <Button
          variant="outlined"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          style={{ marginTop: 12 }}
        >
          {texts.more}
        </Button>
      )}
      {hidden > 0 && (
        <Text quiet style={{ marginTop: 12 }}>
          {texts.hidden({ count: hidden })}
        </Text>
      )}
    </>
  );
}
