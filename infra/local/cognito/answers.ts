import type { ServerResponse } from 'node:http';

/**
 * The headers are exactly aws-amplify's: without `Authorization` no web page can call operations that need a signature.
 * A `*` would not do, since Chromium applies it to `Authorization` too.
 */
export const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers':
    'amz-sdk-invocation-id, amz-sdk-request, cache-control, content-type, x-amz-target, x-amz-user-agent',
  'access-control-expose-headers': 'x-amzn-errortype, x-amzn-requestid',
  'access-control-max-age': '86400',
} as const;

/** Answers with JSON. */
export function answer(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...crossOrigin, ...headers });
  response.end(JSON.stringify(body));
}
