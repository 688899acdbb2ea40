import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventHeaders } from 'aws-lambda';
import { CallError } from '#shared/CallError.ts';
import { ORIGIN_HEADER } from '#shared/contract/originHeader.ts';
import * as errors from '#shared/errors.ts';

/**
 * Refuses what did not come by the CDN, where a deployment says so: the endpoint of the API can be reached past it, and past its firewall. A function knows
 * digests only, of two values while the secret is being replaced (docs/operations.md).
 * @throws CallError permission-denied
 */
export function requireOrigin(headers: APIGatewayProxyEventHeaders): void {
  const digests = process.env['ORIGIN_DIGESTS'];
  if (digests === undefined) return;
  const digest = createHash('sha256')
    .update(headers[ORIGIN_HEADER] ?? '')
    .digest('hex');
  if (!digests.split(' ').includes(digest)) throw new CallError(errors.permissionDenied);
}
