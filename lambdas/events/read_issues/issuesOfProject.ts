import { readFromJira } from '#lambdas/entities/integration/callJira.ts';
import type { IntegrationItem } from '#lambdas/entities/integration/integration.ts';
import type { IssueLinkRow, CachedIssue } from '#lambdas/entities/integration/linkedIssues.ts';
import type { SavedMappingItem } from '#lambdas/entities/integration/savedMapping.ts';
import type { JiraIssue } from '#lambdas/ports/jira/port.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import type { FollowedField } from '#shared/rules/integration/followedFields.ts';
import { projectOfIssue } from '#shared/rules/integration/projectOfIssue.ts';
import { followFields, type IssuesByKey } from './followFields.ts';

/** What Jira answers about the issues of one project. */
export type Answer = {
  readonly found: IssuesByKey;
  /** The fields that the mappings of these issues fill. */
  readonly followed: ReadonlyMap<JiraIssue, readonly FollowedField[]>;
  /** Whether the whole project is out of sight, so that nothing follows for its issues; undefined if nobody asked. */
  readonly isProjectUnseen: boolean | undefined;
};

/** How many issues are asked about one by one in a round: those that have been moved or cannot be seen. */
const ALONE = 20;

/**
 * Asks Jira for the issues of links of one project: for all at once, and then for each that was not among them,
 * which may have another key now. Before an issue counts as one that cannot be seen, its project has to be in sight.
 * @returns asks for the issues of some links; throws a CallError once Jira does not answer or refuses
 */
export function askForIssues(
  company: CompanyDomain,
  integration: IntegrationItem,
  mappings: readonly SavedMappingItem[],
) {
  const { fieldIds, followedBy } = followFields(company, integration, mappings);
  let alone = ALONE;
  return async (links: readonly IssueLinkRow[], before: ReadonlyMap<string, CachedIssue>): Promise<Answer> => {
    const keys = [...new Set(links.map(({ issueKey }) => issueKey))];
    const project = projectOfIssue(keys[0] ?? '');
    const issues = await readFromJira(company, integration, 'issues', keys, fieldIds);
    const found = new Map<string, JiraIssue | null>(
      issues.filter(({ key }) => keys.includes(key)).map((issue) => [issue.key, issue]),
    );
    let isProjectSeen = issues.some(({ key }) => projectOfIssue(key) === project);
    const asked = othersOf(links, found, before).slice(0, alone);
    for (const issueKey of asked) {
      alone -= 1;
      const issue = await askOne(company, integration, issueKey, fieldIds);
      if (issue === null && !isProjectSeen) {
        isProjectSeen = await readFromJira(company, integration, 'seesProject', project);
        if (!isProjectSeen) return { found, followed: await followedBy(found), isProjectUnseen: true };
      }
      found.set(issueKey, issue);
    }
    return { found, followed: await followedBy(found), isProjectUnseen: found.size > 0 ? false : undefined };
  };
}

/**
 * The keys of issues that were not found. Those that could not be seen before come last, so that they do not keep others
 * from being asked about.
 */
function othersOf(
  links: readonly IssueLinkRow[],
  found: IssuesByKey,
  before: ReadonlyMap<string, CachedIssue>,
): readonly string[] {
  const others = links.filter(({ issueKey }) => !found.has(issueKey));
  const wasUnseen = ({ epicId }: IssueLinkRow) => before.get(epicId)?.issue === null;
  const ordered = [...others.filter((link) => !wasUnseen(link)), ...others.filter(wasUnseen)];
  return [...new Set(ordered.map(({ issueKey }) => issueKey))];
}

/** An issue by its key, also by a former one; null when it cannot be seen. @throws CallError as `readFromJira` does */
async function askOne(
  company: CompanyDomain,
  integration: IntegrationItem,
  key: string,
  fieldIds: readonly string[],
): Promise<JiraIssue | null> {
  try {
    return await readFromJira(company, integration, 'issue', key, fieldIds);
  } catch (error) {
    if (error instanceof CallError && error.code === errors.jiraNotFound.code) return null;
    throw error;
  }
}
