import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mergeSteps } from './steps/mergeSteps.ts';
import type { Mutation } from './steps/mutations.ts';
import { tableClient } from './table/client.ts';
import { Contention } from './table/contention.ts';
import { contentionIfUnanswered } from './table/tableErrors.ts';
import { transactItems } from './table/transaction.ts';

/**
 * Writes steps in one transaction without a log entry: the list of what to erase, which is nobody's data, the contents
 * of a story map that is purged, whose log goes with them, and which export is under way, which changes nothing of the
 * company. Everything else is written by `Writer.commit`.
 * @throws Contention when something has changed since it was read, or the table gave no answer
 */
export async function writeUnlogged(steps: readonly Mutation[]): Promise<void> {
  const at = Date.now();
  try {
    await tableClient().send(
      new TransactWriteCommand({ TransactItems: mergeSteps(steps).flatMap((step) => transactItems(step, at)) }),
    );
  } catch (error) {
    throw error instanceof TransactionCanceledException ? new Contention() : contentionIfUnanswered(error);
  }
}
