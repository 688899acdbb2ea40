import type { Release } from '#shared/model/release/release.ts';
import * as texts from '#shared/texts/integration/releaseExport.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { FullScreenDialog } from '#web/components/dialog/FullScreenDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Stack } from '#web/components/layout/Stack.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { IntegrationPick } from '#web/features/integration/IntegrationPick.tsx';
import { TargetPicker } from '#web/features/integration/mapping/TargetPicker.tsx';
import { useMappingTarget } from '#web/features/integration/mapping/useMappingTarget.ts';
import { useChosenIntegration } from '#web/features/integration/useChosenIntegration.ts';
import { SavedMappingLoader } from './SavedMappingLoader.tsx';
import { useEpicsOfRelease } from './useEpicsOfRelease.ts';

type Props = Openable & { release: Release };

/** Exports the epics of a release, one after another (rule export.7). */
export function ExportReleaseDialog({ open, onClose, release }: Props) {
  return (
    <FullScreenDialog open={open} title={texts.title({ name: release.name })} onClose={onClose}>
      {(buttons) => <Content releaseId={release.id} buttons={buttons} />}
    </FullScreenDialog>
  );
}

function Content({ releaseId, buttons }: { releaseId: string; buttons: HTMLElement | null }) {
  const { integrationId, integration, choose } = useChosenIntegration();
  const choice = useMappingTarget(integrationId, true);
  const { epics, data, error, isFetching, refetch } = useEpicsOfRelease(releaseId, true);
  const { project, issueType } = choice.target;
  if (data === undefined)
    return error !== null && !isFetching ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingAfter>
        <Skeleton height={160} />
      </LoadingAfter>
    );
  if (epics.length === 0) return <Text quiet>{texts.noEpics}</Text>;
  return (
    <Stack spacing={4}>
      <IntegrationPick value={integrationId} onChange={choose} />
      {integration !== undefined && <TargetPicker choice={choice} />}
      {integration === undefined || project === null || issueType === null ? (
        <Text quiet>{texts.choose}</Text>
      ) : (
        <SavedMappingLoader
          key={`${project.id} ${issueType.id}`}
          {...{ integration, project, issueType, releaseId, epics, buttons }}
        />
      )}
    </Stack>
  );
}
