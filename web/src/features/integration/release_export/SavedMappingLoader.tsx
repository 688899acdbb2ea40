import { mappingDoesNotExist } from '#shared/errors.ts';
import type { IssueType, JiraProject } from '#shared/model/integration/fieldMapping.ts';
import type { Integration } from '#shared/model/integration/integration.ts';
import { useCall } from '#web/base/api/queries.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { ExportEpics } from './ExportEpics.tsx';
import type { NamedEpic } from './useEpicsOfRelease.ts';

type Props = {
  integration: Integration;
  project: JiraProject;
  issueType: IssueType;
  releaseId: string;
  epics: readonly NamedEpic[];
  /** Where the buttons are. */
  buttons: HTMLElement | null;
};

/** Loads the mapping that the epics are exported by, and the names of its fields. */
export function SavedMappingLoader({ integration, project, issueType, releaseId, epics, buttons }: Props) {
  const integrationId = integration.id;
  const saved = useCall('field_mapping', { integrationId, projectId: project.id, issueTypeId: issueType.id });
  const meta = useCall('get_createmeta', { integrationId, projectKey: project.key, issueTypeId: issueType.id });
  const failed = [saved, meta].find(({ error, isFetching }) => error !== null && !isFetching);
  if (failed?.error) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (saved.data === undefined || meta.data === undefined)
    return (
      <LoadingAfter>
        <Skeleton height={160} />
      </LoadingAfter>
    );
  const { mapping } = saved.data;
  if (mapping === null) return <Text quiet>{mappingDoesNotExist.message}</Text>;
  const { selectedProject, selectedIssueType, addedJiraFields } = mapping;
  return (
    <ExportEpics
      integration={integration}
      exportData={{ selectedProject, selectedIssueType, addedJiraFields }}
      fields={meta.data.fields}
      releaseId={releaseId}
      epics={epics}
      buttons={buttons}
    />
  );
}
