import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { CognitoError } from './errors.ts';
import { type Input, isObject } from './input.ts';
import { maxBodyBytes } from './policy.ts';

const tooLarge = (): CognitoError =>
  new CognitoError('RequestEntityTooLargeException', `The request is larger than ${maxBodyBytes} bytes.`, 413);

/**
 * The text of a request.
 * @throws RequestEntityTooLargeException above the limit, SerializationException when it is not UTF-8
 */
export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Aborting must not close the connection, on which the refusal is still to be sent.
  const body: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBodyBytes) throw tooLarge();
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  if (!isUtf8(bytes)) throw new CognitoError('SerializationException', 'The request body is not valid UTF-8.');
  return bytes.toString('utf8');
}

/**
 * The JSON object in a request.
 *
 * @throws RequestEntityTooLargeException above the limit, SerializationException when it is not a JSON object
 */
export async function readInput(request: IncomingMessage): Promise<Input> {
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) throw tooLarge();
  const text = await readText(request);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new CognitoError('SerializationException', 'The request body is not valid JSON.');
  }
  if (!isObject(body)) throw new CognitoError('SerializationException', 'The request body is not a JSON object.');
  return body;
}
