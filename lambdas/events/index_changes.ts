import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { subjectOf } from '#lambdas/data/subject.ts';
import { indexSubject } from './search/indexSubject.ts';
import { keyOf, workOff } from './workOff.ts';

/**
 * Reads the table's stream and keeps the search index up to date. A record only says that something happened to a thing: the thing is read again, and what
 * it is by now is what the index gets, so records may come twice or in any order. One that could not be worked off is named, to come again.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  return workOff(event, 'index_changes', (record) => subjectOf(keyOf(record)), indexSubject);
}
