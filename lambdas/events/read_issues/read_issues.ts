import { type DueIntegration, dueIntegrations } from '#lambdas/entities/integration/linkedIssues.ts';
import { forEachConcurrent } from '#lambdas/events/batches/forEachConcurrent.ts';
import { checkingGrants } from '#lambdas/events/check_connections/checkConnection.ts';
import { mergeGrants, type TableGrants } from '#lambdas/store/keys/partitions.ts';
import { readLinkedIssues } from './readLinkedIssues.ts';

export const grants: TableGrants = mergeGrants(checkingGrants, {
  BatchGetItem: ['INTEGRATIONS', 'LINKS', 'MAP', 'DETAIL'],
  Query: ['DUE', 'LINKS', 'INTEGRATIONS', 'COMPANY'],
  PutItem: ['LINKS', 'MAP'],
  UpdateItem: ['MAP'],
  DeleteItem: ['LINKS'],
  ConditionCheckItem: ['MAP'],
});
export const usesJira = true;

/** Jira is asked for nothing with less time left than this, in milliseconds. */
const STEP_MS = 60_000;

/**
 * Reads the issues that epics are linked with, of all companies, to tell in what they differ (rule drift.1), and to
 * complete epics where their mapping says so (rule drift.4). Runs every 15 minutes; a run that ends early, for whatever
 * reason, is continued by a later one.
 * @param context of Lambda; without it time is not limited
 * @throws when the issues of an integration could not be looked at; the log names it
 */
export async function handler(_event?: unknown, context?: { getRemainingTimeInMillis(): number }): Promise<void> {
  const hasTime = () => context === undefined || context.getRemainingTimeInMillis() > STEP_MS;
  const { failed } = await forEachConcurrent('read_issues', await dueIntegrations(), async (due: DueIntegration) => {
    if (hasTime()) await readLinkedIssues(due, hasTime);
  });
  if (failed > 0) throw new Error(`the issues of ${failed} integrations could not be read`);
}
