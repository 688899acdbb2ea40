import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { GivenUp } from './eventSource.ts';

type Message = { readonly receipt: string; readonly body: string; isHeld: boolean };

/**
 * A queue like SQS for functions that receive messages: those that were received and not deleted come back when they
 * are released.
 */
export async function openQueue() {
  const messages: Message[] = [];
  let count = 0;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const input = JSON.parse(body) as { ReceiptHandle?: string; MaxNumberOfMessages?: number };
      const answer =
        String(request.headers['x-amz-target']) === 'AmazonSQS.ReceiveMessage'
          ? receive(input.MaxNumberOfMessages ?? 1)
          : remove(input.ReceiptHandle ?? '');
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(answer));
    });
  });
  const receive = (most: number) => {
    const taken = messages.filter(({ isHeld }) => !isHeld).slice(0, most);
    for (const message of taken) message.isHeld = true;
    return {
      Messages: taken.map(({ receipt, body }) => ({
        MessageId: receipt,
        ReceiptHandle: receipt,
        Body: body,
        MD5OfBody: createHash('md5').update(body).digest('hex'),
      })),
    };
  };
  const remove = (receipt: string) => {
    messages.splice(
      messages.findIndex((message) => message.receipt === receipt),
      1,
    );
    return {};
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/queue`,
    send: (given: readonly GivenUp[]) => {
      for (const one of given)
        messages.push({ receipt: String((count += 1)), body: JSON.stringify(one), isHeld: false });
    },
    /** Lets go what was taken, as time does. */
    letGo: () => {
      for (const message of messages) message.isHeld = false;
    },
    length: () => messages.length,
    close: () => {
      server.close().closeAllConnections();
    },
  };
}
