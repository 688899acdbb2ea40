import type { JiraIssue } from '#lambdas/ports/jira/port.ts';
import { closedAsOf } from '#shared/rules/integration/doneStatus.ts';
import type { SeenIssue } from './linkedIssues.ts';

/** What is kept of an issue that was read. */
export function seenOf(issue: JiraIssue): NonNullable<SeenIssue['issue']> {
  const { key, summary, status, isDone, resolution, priority, fixVersions } = issue;
  const closedAs = isDone ? closedAsOf(status, resolution) : undefined;
  return {
    ...{ key, summary, status, isDone, priority, fixVersions: [...fixVersions] },
    ...(closedAs !== undefined && { closedAs }),
  };
}
