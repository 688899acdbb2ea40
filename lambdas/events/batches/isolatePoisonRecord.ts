import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';

/**
 * The answer of a stream consumer that failed for some records of a batch. Lambda sends a batch again from its first
 * failed record, together with all records behind it, and gives them up together: a record that always fails would take
 * the records behind it into the dead-letter queue. So when the first record fails while others do not, this throws:
 * Lambda then halves the batch, until that record is the only one in it. When every record fails, as when the search
 * engine is down, the batch stays whole.
 * @returns the answer unchanged, when the first record did not fail or all of them did
 * @throws so that Lambda halves the batch
 */
export function isolatePoisonRecord(
  { Records }: DynamoDBStreamEvent,
  answer: DynamoDBBatchResponse,
): DynamoDBBatchResponse {
  const failed = new Set(answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
  const [first] = Records;
  const isPoison = failed.has(first?.dynamodb?.SequenceNumber ?? '') && failed.size < Records.length;
  if (isPoison) throw new Error(`${failed.size} of ${Records.length} records failed, the first among them`);
  return answer;
}
