import type { IncomingMessage } from 'node:http';

/**
 * Reads a request's body to its end, even when it is too large: closing a connection while the client still sends would
 * lose the answer.
 *
 * @returns undefined when the body has more than `limit` bytes
 * @throws when the client goes away before the end
 */
export function readBody(message: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    message.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else chunks = [];
    });
    message.once('end', () => resolve(size > limit ? undefined : Buffer.concat(chunks)));
    message.once('error', reject);
    message.once('close', () => reject(new Error('The client went away before the end of its request')));
  });
}
