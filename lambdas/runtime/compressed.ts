import { gzipSync } from 'node:zlib';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { acceptsCoding } from './acceptsCoding.ts';

/** Shorter answers are not worth compressing. */
const GZIP_FROM_BYTES = 1_024;

/**
 * The answer of a query, compressed when it is worth it and the caller accepts it: the gateway does not compress. What
 * commands answer is about as long as one packet, so they do without (docs/decisions/0031).
 */
export function compressed(
  event: APIGatewayProxyEventV2,
  { headers, body = '', ...rest }: APIGatewayProxyStructuredResultV2,
): APIGatewayProxyStructuredResultV2 {
  const all = { ...headers, vary: 'accept-encoding' };
  if (body.length < GZIP_FROM_BYTES || !acceptsCoding('gzip', event.headers['accept-encoding']))
    return { ...rest, headers: all, body };
  return {
    ...rest,
    headers: { ...all, 'content-encoding': 'gzip' },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  };
}
