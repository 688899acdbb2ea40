import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { isolatePoisonRecord } from '#lambdas/events/batches/isolatePoisonRecord.ts';
import { sendingGrants } from '#lambdas/events/notices/send.ts';
import { mergeGrants, type TableGrants } from '#lambdas/store/keys/partitions.ts';
import { handler as carry_copies } from './carry_copies.ts';
import { handingOverGrants, handler as hand_over_requests } from './hand_over_requests.ts';
import { handler as index_changes } from './index_changes.ts';
import { handler as list_purges, listingGrants } from './list_purges.ts';
import { handler as send_notices, notingGrants } from './send_notices.ts';

/** The grants for updating copies and the search index. */
export const copyingGrants: TableGrants = {
  BatchGetItem: ['MAP', 'INITIATIVE', 'WHAT', 'WHO', 'OBJECTIVE', 'PROBLEM'],
  Query: ['MAP', 'WHAT', 'WHO', 'OBJECTIVE', 'PROBLEM'],
  PutItem: ['MAP'],
  UpdateItem: ['MAP'],
  ConditionCheckItem: ['WHAT', 'WHO', 'OBJECTIVE', 'PROBLEM'],
};

export const grants: TableGrants = mergeGrants(
  copyingGrants,
  handingOverGrants,
  notingGrants,
  sendingGrants,
  listingGrants,
);

/**
 * The slow consumer of the table's stream, for follow-up work that is not urgent. The stream allows two consumers, so
 * these share one function; each of them may see a record again because the other one failed, which does no harm.
 * @returns the records that any of them failed to process, so that Lambda sends them again
 * @throws to have the batch halved (see `isolatePoisonRecord`)
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const answers = await Promise.all([
    carry_copies(event),
    hand_over_requests(event),
    index_changes(event),
    send_notices(event),
    list_purges(event),
  ]);
  const failed = new Set(
    answers.flatMap(({ batchItemFailures }) => batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)),
  );
  return isolatePoisonRecord(event, { batchItemFailures: [...failed].map((itemIdentifier) => ({ itemIdentifier })) });
}
