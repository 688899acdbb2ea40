import type { APIGatewayProxyEventHeaders } from 'aws-lambda';
import { sha256 } from '#lambdas/store/sha256.ts';
import { CallError } from '#shared/CallError.ts';
import { ORIGIN_HEADER } from '#shared/contract/originHeader.ts';
import * as errors from '#shared/errors.ts';

/**
 * Refuses requests that did not come through the CDN, if the deployment is configured so: the endpoint of the API can
 * be reached directly, bypassing the firewall. A function knows only digests, of two values while the secret is being
 * rotated (docs/operations.md).
 * @throws CallError permission-denied
 */
export function requireOrigin(headers: APIGatewayProxyEventHeaders): void {
  const digests = process.env['ORIGIN_DIGESTS'];
  if (digests === undefined) return;
  if (!digests.split(' ').includes(sha256(headers[ORIGIN_HEADER] ?? ''))) throw new CallError(errors.permissionDenied);
}
