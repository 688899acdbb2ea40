import { dueIntegrations } from '#lambdas/entities/integration/linkedIssues.ts';
import { forEachConcurrent } from '#lambdas/events/batches/forEachConcurrent.ts';
import { mergeGrants, type TableGrants } from '#lambdas/store/keys/partitions.ts';
import { checkConnection, checkingGrants } from './checkConnection.ts';

export const grants: TableGrants = mergeGrants(checkingGrants, { Query: ['DUE'], PutItem: ['INTEGRATIONS'] });
export const usesJira = true;

/** A check takes half a minute at most, in milliseconds: none begins with less time than this. */
const CHECK_MS = 60_000;

/**
 * Checks the connections of all companies. Runs every hour; one that was not reached is checked by the next run.
 * @param context of Lambda; without it time is not limited
 * @throws when a check failed itself; the log names the integration
 */
export async function handler(_event?: unknown, context?: { getRemainingTimeInMillis(): number }): Promise<void> {
  const hasTime = () => context === undefined || context.getRemainingTimeInMillis() > CHECK_MS;
  const { failed } = await forEachConcurrent('check_connections', await dueIntegrations(), async (due) => {
    if (hasTime()) await checkConnection(due);
  });
  if (failed > 0) throw new Error(`${failed} connections could not be checked`);
}
