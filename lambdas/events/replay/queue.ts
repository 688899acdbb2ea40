import { DeleteMessageCommand, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { fromEnv } from '@aws-sdk/credential-provider-env';

/** As long as the function that holds them may take at most: nobody else works on them meanwhile. In seconds. */
const HELD = 15 * 60;
/** So long that all parts of the queue are asked. In seconds. */
const WAIT = 1;

/** The messages of a queue that were taken for now: they come back by themselves unless they are removed. */
export type Taken = { readonly count: number; readonly remove: () => Promise<void> };

/** Takes everything that is in a queue. @throws whatever SQS throws */
export async function takeAll(url: string): Promise<Taken> {
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

/** A client with the credentials of the environment, where Lambda hands them over. */
function newClient(url: string): SQSClient {
  return new SQSClient({ endpoint: new URL(url).origin, credentials: fromEnv() });
}
