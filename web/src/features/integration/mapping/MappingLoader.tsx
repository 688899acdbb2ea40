import { mappingDoesNotExist } from '#shared/errors.ts';
import type { IssueType, JiraProject } from '#shared/model/integration/fieldMapping.ts';
import { JIRA_TOAST_MS } from '#shared/model/limits.ts';
import { orderedPriorities } from '#shared/rules/company/priorities.ts';
import { mappingAccess } from '#shared/rules/integration/mappingAccess.ts';
import { useCall } from '#web/base/api/queries.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { useSettings } from '#web/replica/company/useSettings.ts';
import { useErrorToast } from '../useErrorToast.ts';
import { type EditorProps, MappingEditor } from './MappingEditor.tsx';

type Props = EditorProps & { project: JiraProject; issueType: IssueType };

/** Loads the fields of a type of issues and the mapping that is saved for it. */
export function MappingLoader({ project, issueType, ...props }: Props) {
  const { context, integration } = props;
  const integrationId = integration.id;
  const meta = useCall('get_createmeta', { integrationId, projectKey: project.key, issueTypeId: issueType.id });
  const saved = useCall('field_mapping', { integrationId, projectId: project.id, issueTypeId: issueType.id });
  const settings = useSettings();
  const all = [meta, saved, settings];
  const failed = all.find(({ error, isFetching }) => error !== null && !isFetching);
  useErrorToast(meta.isFetching ? undefined : meta.error?.message, JIRA_TOAST_MS.fields);
  if (meta.data !== undefined && saved.data !== undefined && settings.data !== undefined) {
    const { mapping } = saved.data;
    if (mapping === null && !mappingAccess(context, integration.allowUsersToWrite).edit)
      return <Text quiet>{mappingDoesNotExist.message}</Text>;
    return (
      <MappingEditor
        {...props}
        target={{ selectedProject: project, selectedIssueType: { id: issueType.id, name: issueType.name } }}
        fields={meta.data.fields}
        saved={mapping}
        priorities={orderedPriorities(settings.data)}
      />
    );
  }
  if (failed?.error)
    return (
      <ErrorState
        error={failed.error}
        onRetry={() => {
          for (const query of all) if (query.error !== null) void query.refetch();
        }}
      />
    );
  return (
    <LoadingAfter>
      <Skeleton height={160} />
    </LoadingAfter>
  );
}
