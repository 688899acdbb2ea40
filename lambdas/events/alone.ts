import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';

/**
 * What a reader answers when some of a batch could not be worked off. Lambda hands a batch over again from the first record that is named, together with all that follow it, and gives
 * them up together: a record that never works would take those behind it into the queue. So when the very first one fails while others do not, the whole batch is made to
 * fail, which has Lambda halve it, until that record is alone. When nothing works, as when an engine is away, the batch stays whole.
 * @returns the answer as it is, where that is the best that can be said
 * @throws to have the batch halved
 */
export function alone({ Records }: DynamoDBStreamEvent, answer: DynamoDBBatchResponse): DynamoDBBatchResponse {
  const failed = new Set(answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
  const [first] = Records;
  const isInTheWay = failed.has(first?.dynamodb?.SequenceNumber ?? '') && failed.size < Records.length;
  if (isInTheWay)
    throw new Error(`${failed.size} of ${Records.length} records could not be worked off, the first among them`);
  return answer;
}
