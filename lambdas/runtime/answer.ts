import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { ROLES_HEADER } from '#shared/contract/rolesHeader.ts';

/** A JSON answer. @param roles the roles that the caller has now, if their token names others */
export const answer = (statusCode: number, body: unknown, roles?: string): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(roles !== undefined && { [ROLES_HEADER]: roles }),
  },
  body: JSON.stringify(body),
  isBase64Encoded: false,
});
