import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { fromEnv } from '@aws-sdk/credential-provider-env';

/** The maximum run time of the function that holds them, so that nobody else works on them meanwhile. In seconds. */
const HELD = 15 * 60;
/** Long enough for all parts of the queue to be polled. In seconds. */
const WAIT = 1;

/** Messages of a queue that are in flight: they come back by themselves unless they are removed. */
export type ReceivedMessages = { readonly count: number; readonly remove: () => Promise<void> };

/** Receives all messages of a queue. @throws any error of SQS */
export async function receiveAll(url: string): Promise<ReceivedMessages> {
  const client = newClient(url);
  const receipts: string[] = [];
  for (;;) {
    const { Messages = [] } = await client.send(
      new ReceiveMessageCommand({
        QueueUrl: url,
        MaxNumberOfMessages: 10,
        VisibilityTimeout: HELD,
        WaitTimeSeconds: WAIT,
      }),
    );
    if (Messages.length === 0) break;
    receipts.push(...Messages.flatMap(({ ReceiptHandle }) => ReceiptHandle ?? []));
  }
  return {
    count: receipts.length,
    remove: async () => {
      for (const receipt of receipts)
        await client.send(new DeleteMessageCommand({ QueueUrl: url, ReceiptHandle: receipt }));
    },
  };
}

/** A client with the credentials of the environment, where Lambda puts them. */
function newClient(url: string): SQSClient {
  return new SQSClient({ endpoint: new URL(url).origin, credentials: fromEnv() });
}
