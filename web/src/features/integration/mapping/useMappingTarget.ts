import { useMemo, useState } from 'react';
import type { IssueType, JiraProject } from '#shared/model/integration/fieldMapping.ts';
import { useCall } from '#web/base/api/queries.ts';

export type MappingTarget = { project: JiraProject | null; issueType: IssueType | null };

const NOWHERE: MappingTarget = { project: null, issueType: null };

/**
 * The project and the type of issues that are chosen of a connection, with those that can be. Where there is only one,
 * it is chosen.
 * @param integrationId empty while there is none
 * @param remembers whether the last choice is chosen again, in this browser
 */
export function useMappingTarget(integrationId: string, remembers = false) {
  const [chosen, setChosen] = useState({ integrationId, target: NOWHERE, isByUser: false });
  const target = chosen.integrationId === integrationId ? chosen.target : NOWHERE;
  const { project, issueType } = target;
  const projects = useCall('available_projects', { integrationId }, { enabled: integrationId !== '' });
  const types = useCall(
    'issue_types',
    { integrationId, projectKey: project?.key ?? '' },
    { enabled: project !== null },
  );
  const issueTypes = useMemo(() => (types.data?.issueTypes ?? []).filter(({ isSubTask }) => !isSubTask), [types.data]);
  const show = (next: MappingTarget, isByUser: boolean) => {
    setChosen({ integrationId, target: next, isByUser });
    if (remembers && next.project !== null && next.issueType !== null)
      localStorage.setItem(lastTargetKey(integrationId), `${next.project.id} ${next.issueType.id}`);
  };
  const isByUser = chosen.integrationId === integrationId && chosen.isByUser;
  const last = remembers && !isByUser ? localStorage.getItem(lastTargetKey(integrationId)) : null;
  const [lastProject, lastType] = last?.split(' ') ?? [];
  const found = onlyOf(projects.data?.projects) ?? projects.data?.projects.find(({ id }) => id === lastProject);
  const foundType = onlyOf(issueTypes) ?? issueTypes.find(({ id }) => id === lastType);
  if (project === null && found !== undefined) show({ project: found, issueType: null }, isByUser);
  else if (project !== null && issueType === null && foundType !== undefined)
    show({ project, issueType: foundType }, isByUser);
  const choose = (next: MappingTarget) => show(next, true);
  return { target, choose, projects, types, issueTypes };
}
export type TargetChoice = ReturnType<typeof useMappingTarget>;

/** The storage key of the project and the type of issues that were chosen last, by their ids. */
const lastTargetKey = (integrationId: string): string => `storyd.exportTarget.${integrationId}`;

const onlyOf = <One>(all: readonly One[] | undefined): One | undefined => (all?.length === 1 ? all[0] : undefined);
