import Skeleton from '@mui/material/Skeleton';
import type { TrackerIssueType, TrackerProject } from '#shared/model/fieldMapping.ts';
import type { Integration } from '#shared/model/integration.ts';
import { useCall } from '#web/api/queries.ts';
import { useSettings } from '#web/company/useSettings.ts';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { LoadingAfter } from '#web/components/LoadingAfter.tsx';
import { MappingEditor } from './MappingEditor.tsx';

type Props = {
  integration: Integration;
  project: TrackerProject;
  issueType: TrackerIssueType;
  /** Where the buttons of the dialog are. */
  buttons: HTMLElement | null;
  onDirty: (isDirty: boolean) => void;
};

/** Loads the fields of a type of issues and the mapping that is saved for it. */
export function MappingLoader({ integration, project, issueType, buttons, onDirty }: Props) {
  const integrationId = integration.id;
  const meta = useCall('get_createmeta', { integrationId, projectKey: project.key, issueTypeId: issueType.id });
  const saved = useCall('field_mapping', { integrationId, projectId: project.id, issueTypeId: issueType.id });
  const settings = useSettings();
  const all = [meta, saved, settings];
  const failed = all.find(({ error, isFetching }) => error !== null && !isFetching);
  if (meta.data !== undefined && saved.data !== undefined && settings.data !== undefined)
    return (
      <MappingEditor
        integration={integration}
        target={{ selectedProject: project, selectedIssueType: { id: issueType.id, name: issueType.name } }}
        fields={meta.data.fields}
        saved={saved.data.mapping}
        priorities={settings.data.priorities}
        buttons={buttons}
        onDirty={onDirty}
      />
    );
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
      <Skeleton variant="rounded" height={160} />
    </LoadingAfter>
  );
}
