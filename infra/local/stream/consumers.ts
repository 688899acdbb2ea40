import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { isReadBy, type ReaderName, readerNames } from '#infra/streamReaders.ts';
import { handler as deliver_requests } from '#lambdas/events/deliver_requests/deliver_requests.ts';
import { handler as follow_changes } from '#lambdas/events/follow_changes/follow_changes.ts';
import { ofRecords } from '../grants/companies.ts';
import { inRole } from '../grants/role.ts';
import type { StreamConsumer } from './consumer.ts';

const handlers: Record<ReaderName, (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>> = {
  deliver_requests,
  follow_changes,
};

/**
 * All consumers of the table's stream, each at its own pace, with the same filters as in a deployment. Loaded when the
 * environment is set, like the handlers: a consumer may write, and its writes come through here again.
 */
export const consumers: readonly StreamConsumer[] = readerNames.map((name) => ({
  name,
  wants: ({ sk }) => isReadBy(name, sk),
  handler: inRole(name, handlers[name], ofRecords),
}));
