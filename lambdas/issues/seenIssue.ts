import type { SeenIssue } from '#lambdas/entities/integration/linkedIssues.ts';
import type { TrackerIssue } from '#lambdas/tracker/port.ts';

/** What is kept of an issue that was read. */
export const seenOf = ({ key, summary, status, isDone, priority, fixVersions }: TrackerIssue) =>
  ({
    ...{ key, summary, status, isDone, priority },
    fixVersions: [...fixVersions],
  }) satisfies SeenIssue['issue'];
