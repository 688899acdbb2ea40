import { gzipSync } from 'node:zlib';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { acceptsCoding } from './acceptsCoding.ts';

/** Shorter answers are not worth compressing. */
const GZIP_FROM_BYTES = 1_024;

/** A JSON answer, compressed when it is worth it and the caller accepts it: the gateway does not compress. */
export function answer(
  event: APIGatewayProxyEventV2,
  statusCode: number,
  body: unknown,
): APIGatewayProxyStructuredResultV2 {
  const json = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept-encoding',
  };
  if (json.length < GZIP_FROM_BYTES || !acceptsCoding('gzip', event.headers['accept-encoding']))
    return { statusCode, headers, body: json, isBase64Encoded: false };
  return {
    statusCode,
    headers: { ...headers, 'content-encoding': 'gzip' },
    body: gzipSync(json).toString('base64'),
    isBase64Encoded: true,
  };
}
