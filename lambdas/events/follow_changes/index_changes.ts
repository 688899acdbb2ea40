import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { keyOf, processBatch } from '#lambdas/events/batches/processBatch.ts';
import { documentsOf, indexSubject } from '#lambdas/events/search/indexSubject.ts';
import { searchIndex } from '#lambdas/ports/search/searchIndex.ts';
import { subjectOf } from '#lambdas/store/subject.ts';

const subjectOfRecord = (record: DynamoDBRecord) => subjectOf(keyOf(record));

/**
 * Reads the table's stream and keeps the search index up to date. A record only says that an entity changed: the
 * entities of a batch are read again, all at once, and indexed in their present state, so records may come twice or in
 * any order. A record that failed is reported, so that it comes again.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const subjects = new Map(
    event.Records.flatMap((record) => subjectOfRecord(record) ?? []).map((subject) => [
      JSON.stringify(subject),
      subject,
    ]),
  );
  const reading = documentsOf([...subjects.values()]).then(
    (documents) => new Map([...subjects.keys()].map((name, i) => [name, documents[i]])),
  );
  return processBatch(event, 'index_changes', subjectOfRecord, async (subject) =>
    indexSubject(searchIndex(), subject, (await reading).get(JSON.stringify(subject))),
  );
}
