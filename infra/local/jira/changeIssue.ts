import { type FakeIssue, nextKey, projectOf, STATUSES } from './fakeIssues.ts';
import type { LocalSite } from './localSites.ts';

/**
 * Changes an issue as its form says: as people would in Jira, so that StorYd sees that it differs from its epic.
 * @returns where the browser goes on
 */
export function changeIssue({ face, jira }: LocalSite, issue: FakeIssue, form: URLSearchParams): string {
  if (form.get('act') === 'delete') {
    jira.issues.splice(jira.issues.indexOf(issue), 1);
    return '/';
  }
  const summary = form.get('summary')?.trim() ?? '';
  if (summary !== '') issue.fields['summary'] = summary;
  issue.status = STATUSES.find(({ name }) => name === form.get('status'))?.name ?? issue.status;
  const fields = projectOf(jira.projects, issue)?.issueTypes.find(({ id }) => id === issue.typeId)?.fields ?? [];
  const options = (name: string) => fields.find(({ fieldId }) => fieldId === name)?.allowedValues ?? [];
  const priority = options('priority').find(({ id }) => id === form.get('priority'));
  if (priority !== undefined) issue.fields['priority'] = priority;
  if (form.has('fixVersion'))
    issue.fields['fixVersions'] = options('fixVersions').filter(({ id }) => id === form.get('fixVersion'));
  const moved = jira.projects.find(({ key }) => key === form.get('project'));
  if (moved !== undefined && moved !== projectOf(jira.projects, issue)) {
    issue.formerKeys = [...issue.formerKeys, issue.key];
    issue.key = nextKey(jira.issues, moved.key);
  }
  return `/${face}/browse/${issue.key}`;
}
