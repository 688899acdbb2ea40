import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** A JSON answer. */
export const answer = (statusCode: number, body: unknown): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
  isBase64Encoded: false,
});
