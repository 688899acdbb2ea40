import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { faultOf } from '#lambdas/runtime/log.ts';
import type { Key } from '#lambdas/data/keys.ts';

/**
 * Works off a batch of the table's stream, once for each thing that its records tell of. A record is a hint only, so `work` reads the thing again; records
 * may come twice or in any order.
 * @param name of the function, for the log
 * @param subjectOf what a record tells of, if it concerns this function
 * @returns the records of what could not be worked off, to come again
 */
export async function workOff<Subject extends Record<string, string>>(
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

/** The key of the item that a record tells of. */
export function keyOf({ dynamodb }: DynamoDBRecord): Key {
  return { pk: dynamodb?.Keys?.['pk']?.S ?? '', sk: dynamodb?.Keys?.['sk']?.S ?? '' };
}
