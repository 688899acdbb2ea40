import type { JiraIssue } from '#lambdas/ports/jira/port.ts';
import type { SeenIssue } from './linkedIssues.ts';

/** What is kept of an issue that was read. */
export const seenOf = ({ key, summary, status, isDone, priority, fixVersions }: JiraIssue) =>
  ({
    ...{ key, summary, status, isDone, priority },
    fixVersions: [...fixVersions],
  }) satisfies SeenIssue['issue'];
