import type { IntegrationItem } from '#lambdas/data/entities/integration.ts';
import type { IssueLinkRow, SeenIssue } from '#lambdas/data/linkedIssues.ts';
import { askTracker } from '#lambdas/issues/askTracker.ts';
import type { TrackerIssue } from '#lambdas/tracker/port.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { CompanyDomain } from '#shared/model/company.ts';

/** Issues by the keys that epics have for them, null for one that is gone. Those that were not asked about are missing. */
export type Found = ReadonlyMap<string, TrackerIssue | null>;

/** How many issues are asked about one by one in a round: those that have been moved or deleted. */
const ALONE = 20;

/**
 * Asks a tracker for the issues of links of one project: for all at once, and then for each that was not among them,
 * which may have another key now.
 * @returns a question, which answers undefined once the tracker does not answer or refuses
 */
export function questions(company: CompanyDomain, integration: IntegrationItem) {
  let alone = ALONE;
  return async (links: readonly IssueLinkRow[], before: ReadonlyMap<string, SeenIssue>): Promise<Found | undefined> => {
    const keys = [...new Set(links.map(({ issueKey }) => issueKey))];
    try {
      const issues = await askTracker(company, integration, 'issues', keys);
      const found = new Map(issues.filter(({ key }) => keys.includes(key)).map((issue) => [issue.key, issue]));
      const gone = new Set(links.flatMap(({ epicId }) => (before.get(epicId)?.issue === null ? [epicId] : [])));
      const others = links.filter(({ issueKey }) => !found.has(issueKey));
      // Those that were gone already come last, so that they do not keep others from being asked about.
      const ordered = [
        ...others.filter(({ epicId }) => !gone.has(epicId)),
        ...others.filter(({ epicId }) => gone.has(epicId)),
      ];
      const answers = new Map<string, TrackerIssue | null>(found);
      for (const { issueKey } of ordered.slice(0, alone))
        answers.set(issueKey, await askOne(company, integration, issueKey));
      alone -= Math.min(alone, ordered.length);
      return answers;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      return undefined;
    }
  };
}

/** An issue by its key, also by a former one; null when it is gone. @throws CallError as `askTracker` does */
async function askOne(company: CompanyDomain, integration: IntegrationItem, key: string): Promise<TrackerIssue | null> {
  try {
    return await askTracker(company, integration, 'issue', key);
  } catch (error) {
    if (error instanceof CallError && error.code === errors.trackerNotFound.code) return null;
    throw error;
  }
}
