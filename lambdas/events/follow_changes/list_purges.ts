import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { listPurge } from '#lambdas/entities/story_map/purgeList.ts';
import { keyOf, processBatch } from '#lambdas/events/batches/processBatch.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';

export const listingGrants: TableGrants = { PutItem: ['DUE'] };

type Listed = { pk: string; sk: string; at: string };

/**
 * Reads the table's stream and lists what was put into a trash as due in 30 days (rule trash.11). What is restored by
 * then is skipped by the purge.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  return processBatch(event, 'list_purges', deleted, ({ pk, sk, at }) => listPurge({ pk, sk }, Number(at)));
}

function deleted(record: DynamoDBRecord): Listed | undefined {
  const key = keyOf(record);
  const at = record.dynamodb?.NewImage?.['at']?.N;
  return key.sk.startsWith('trash#') && at !== undefined ? { ...key, at } : undefined;
}
