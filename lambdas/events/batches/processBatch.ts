import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { faultOf } from '#lambdas/runtime/log.ts';
import type { Key } from '#lambdas/store/keys.ts';

/**
 * Processes a batch of the table's stream, once for each entity that its records concern. A record is a hint only, so
 * `work` reads the entity again; records may come twice or in any order.
 * @param name of the function, for the log
 * @param subjectOf the entity of a record, if it concerns this function
 * @returns the records whose entities could not be processed, so that Lambda sends them again
 */
export async function processBatch<Subject extends Record<string, string>>(
  event: DynamoDBStreamEvent,
  name: string,
  subjectOf: (record: DynamoDBRecord) => Subject | undefined,
  work: (subject: Subject) => Promise<void>,
): Promise<DynamoDBBatchResponse> {
  const subjects = new Map<string, { subject: Subject; records: DynamoDBRecord[] }>();
  for (const record of event.Records) {
    const subject = subjectOf(record);
    if (subject === undefined) continue;
    const known = subjects.get(JSON.stringify(subject)) ?? { subject, records: [] };
    known.records.push(record);
    subjects.set(JSON.stringify(subject), known);
  }
  const failed = await Promise.all(
    [...subjects.values()].map(async ({ subject, records }) => {
      try {
        await work(subject);
        return [];
      } catch (error) {
        process.stdout.write(`${JSON.stringify({ level: 'error', event: name, ...subject, fault: faultOf(error) })}\n`);
        return records;
      }
    }),
  );
  return {
    batchItemFailures: failed.flat().map((record) => ({ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' })),
  };
}

/** The key of a record's item. */
export function keyOf({ dynamodb }: DynamoDBRecord): Key {
  return { pk: dynamodb?.Keys?.['pk']?.S ?? '', sk: dynamodb?.Keys?.['sk']?.S ?? '' };
}
