import type { JiraProject } from '#shared/model/integration/fieldMapping.ts';
import { JIRA_TOAST_MS } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/integration/fieldMapping.ts';
import * as targetTexts from '#shared/texts/integration/mappingTarget.ts';
import { Autocomplete } from '#web/components/input/Autocomplete.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { useCutOptions } from '#web/components/search/useCutOptions.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { useErrorToast } from '../useErrorToast.ts';
import type { MappingTarget, TargetChoice } from './useMappingTarget.ts';

type Props = {
  choice: TargetChoice;
  /** Chooses, where the page has something to do before. */
  onChange?: (target: MappingTarget) => void;
};

/** The most matches that are offered at once: a company may have hundreds of projects. */
const MAX_OFFERED = 50;

/** The pickers of a project, by name and key, and of a type of its issues. Sub-tasks are not offered. */
export function TargetPicker({ choice, onChange = choice.choose }: Props) {
  const { projects, types, issueTypes } = choice;
  const { project, issueType } = choice.target;
  const cut = useCutOptions<JiraProject>(MAX_OFFERED);
  useErrorToast(projects.isFetching ? undefined : projects.error?.message, JIRA_TOAST_MS.projects);
  useErrorToast(types.isFetching ? undefined : types.error?.message, JIRA_TOAST_MS.fields);
  const failed = [projects, types].find(({ error, isFetching }) => error !== null && !isFetching);
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 4 }}>
        <Autocomplete
          options={projects.data?.projects ?? []}
          loading={projects.isFetching}
          value={project}
          {...cut}
          onChange={(_event, next) => onChange({ project: next, issueType: null })}
          getOptionKey={({ id }) => id}
          getOptionLabel={({ name, key }) => targetTexts.projectOption({ name, key })}
          isOptionEqualToValue={(option, other) => option.id === other.id}
          noOptionsText={texts.noProjects}
          autoHighlight
          renderInput={(params) => <TextField {...params} label={targetTexts.project} />}
        />
        <Autocomplete
          options={issueTypes}
          loading={types.isFetching}
          disabled={project === null}
          value={issueType}
          onChange={(_event, next) => onChange({ project, issueType: next })}
          getOptionKey={({ id }) => id}
          getOptionLabel={({ name }) => name}
          isOptionEqualToValue={(option, other) => option.id === other.id}
          noOptionsText={texts.noIssueTypes}
          autoHighlight
          renderInput={(params) => <TextField {...params} label={targetTexts.issueType} />}
        />
      </Box>
      {failed !== undefined && failed.error !== null && (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      )}
    </>
  );
}
