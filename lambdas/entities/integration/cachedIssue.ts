import type { JiraIssue } from '#lambdas/ports/jira/port.ts';
import { closedAsOf } from '#shared/rules/integration/doneStatus.ts';
import type { SeenField } from '#shared/rules/integration/drift.ts';
import { comparedText, type FollowedField } from '#shared/rules/integration/followedFields.ts';
import type { CachedIssue } from './linkedIssues.ts';

/** What is kept of an issue that was read. @param followed the fields that its mapping fills from epics */
export function cachedIssueOf(
  issue: JiraIssue,
  followed: readonly (FollowedField & Pick<SeenField, 'first'>)[] | undefined = [],
): NonNullable<CachedIssue['issue']> {
  const {
    key,
    summary,
    status,
    isDone,
    resolution,
    priority,
    fixVersions,
    projectId,
    issueTypeId,
    values = {},
  } = issue;
  const closedAs = isDone ? closedAsOf(status, resolution) : undefined;
  const fields = followed.map(({ id, name, type, rows, options, first }) => ({
    ...{ id, name, type, rows, options },
    theirs: comparedText(values[id] ?? ''),
    ...(first !== undefined && { first }),
  }));
  return {
    ...{ key, summary, status, isDone, priority, fixVersions: [...fixVersions] },
    ...(closedAs !== undefined && { closedAs }),
    ...(fields.length > 0 && { followed: fields, target: { projectId, issueTypeId } }),
  };
}
