import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { TrackerIssueType, TrackerProject } from '#shared/model/fieldMapping.ts';
import { fill } from '#shared/texts/fill.ts';
import { mappingTargetTexts as targetTexts } from '#shared/texts/mapping.ts';
import { useCall } from '#web/api/queries.ts';
import { ErrorAlert } from '#web/components/ErrorAlert.tsx';

/** The project and type of issues that an epic is exported to. */
export type Target = { project: TrackerProject | null; issueType: TrackerIssueType | null };

type Props = { integrationId: string; target: Target; onChange: (target: Target) => void };

/** Chooses a project, and then one of its types of issues. */
export function TargetPick({ integrationId, target: { project, issueType }, onChange }: Props) {
  const projects = useCall('available_projects', { integrationId });
  const types = useCall(
    'issue_types',
    { integrationId, projectKey: project?.key ?? '' },
    { enabled: project !== null },
  );
  const error = projects.error ?? types.error;
  return (
    <>
      <TextField
        select
        label={targetTexts.project}
        value={projects.data === undefined ? '' : (project?.id ?? '')}
        disabled={projects.data === undefined}
        onChange={({ target: { value } }) =>
          onChange({ project: projects.data?.projects.find(({ id }) => id === value) ?? null, issueType: null })
        }
      >
        {(projects.data?.projects ?? []).map(({ id, key, name }) => (
          <MenuItem key={id} value={id}>
            {fill(targetTexts.projectOption, { name, key })}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={targetTexts.issueType}
        value={types.data === undefined ? '' : (issueType?.id ?? '')}
        disabled={types.data === undefined}
        onChange={({ target: { value } }) =>
          onChange({ project, issueType: types.data?.issueTypes.find(({ id }) => id === value) ?? null })
        }
      >
        {(types.data?.issueTypes ?? []).map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <ErrorAlert text={error?.message} />
    </>
  );
}
