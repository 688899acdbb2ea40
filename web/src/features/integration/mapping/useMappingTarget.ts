import { useMemo, useState } from 'react';
import type { IssueType, JiraProject } from '#shared/model/integration/fieldMapping.ts';
import { useCall } from '#web/base/api/queries.ts';

export type MappingTarget = { project: JiraProject | null; issueType: IssueType | null };

const NOWHERE: MappingTarget = { project: null, issueType: null };

/**
 * The project and the type of issues that are chosen of a connection, with those that can be. Where there is only one,
 * it is chosen.
 * @param integrationId empty while there is none
 */
export function useMappingTarget(integrationId: string) {
  const [chosen, setChosen] = useState({ integrationId, target: NOWHERE });
  const target = chosen.integrationId === integrationId ? chosen.target : NOWHERE;
  const { project, issueType } = target;
  const projects = useCall('available_projects', { integrationId }, { enabled: integrationId !== '' });
  const types = useCall(
    'issue_types',
    { integrationId, projectKey: project?.key ?? '' },
    { enabled: project !== null },
  );
  const issueTypes = useMemo(() => (types.data?.issueTypes ?? []).filter(({ isSubTask }) => !isSubTask), [types.data]);
  const choose = (next: MappingTarget) => setChosen({ integrationId, target: next });
  const onlyProject = onlyOf(projects.data?.projects);
  const onlyType = onlyOf(issueTypes);
  if (project === null && onlyProject !== undefined) choose({ project: onlyProject, issueType: null });
  else if (project !== null && issueType === null && onlyType !== undefined) choose({ project, issueType: onlyType });
  return { target, choose, projects, types, issueTypes };
}
export type TargetChoice = ReturnType<typeof useMappingTarget>;

const onlyOf = <One>(all: readonly One[] | undefined): One | undefined => (all?.length === 1 ? all[0] : undefined);
