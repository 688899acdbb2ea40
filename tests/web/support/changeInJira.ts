import { inject } from 'vitest';
import type { FakeIssue, HiddenStatus } from '#infra/local/jira/fakeIssues.ts';
import type { FakeProject } from '#infra/local/jira/fakeProjects.ts';

type Changed = {
  /** The address of the Jira. */
  origin: string;
  key: string;
  change: Partial<Pick<FakeIssue, 'status' | 'workflow' | 'fields'>>;
};

/** The projects that a Jira gets. */
export type AddedProjects = { origin: string; projects: readonly FakeProject[] };

/** Changes an issue as people in Jira would, and lets the server read what has become of all issues. */
export const changeInJira = (changed: Changed): Promise<void> => tellDesk('issue', changed);

/** Hides an issue or a project from the account, and lets the server read what has become of all issues. */
export const hideInJira = (hidden: { origin: string; key: string; status: HiddenStatus }): Promise<void> =>
  tellDesk('hidden', hidden);

/** Adds projects to a Jira that has been asked before. */
export const addProjectsInJira = (origin: string, projects: readonly FakeProject[]): Promise<void> =>
  tellDesk('projects', { origin, projects } satisfies AddedProjects);

async function tellDesk(path: string, body: object): Promise<void> {
  const { deskUrl } = inject('stack');
  const response = await fetch(`${deskUrl}/${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
}
