import { setEnvironment } from '#infra/local/environment.ts';
import { replay } from './functions.ts';
import { openQueue } from './queue.ts';

/** A message about a record that its consumer has given up. */
export const GIVEN_UP = {
  requestContext: { functionArn: '', condition: '' },
  DDBStreamBatchInfo: {
    shardId: 'gone',
    startSequenceNumber: '1',
    endSequenceNumber: '1',
    batchSize: 1,
    streamArn: '',
  },
};

/**
 * Replays what a consumer of the stream has given up, as an operator does.
 * @returns what the replay answers
 */
export async function replayLost(): Promise<Awaited<ReturnType<typeof replay>>> {
  const queues = { follow_changes: await openQueue(), deliver_requests: await openQueue() };
  const restore = setEnvironment({
    FOLLOW_CHANGES_QUEUE: queues.follow_changes.url,
    DELIVER_REQUESTS_QUEUE: queues.deliver_requests.url,
  });
  try {
    queues.follow_changes.send([GIVEN_UP]);
    return await replay();
  } finally {
    restore();
    for (const queue of Object.values(queues)) queue.close();
  }
}
