import { fromEnv } from '@aws-sdk/credential-provider-env';
import { Sha256 } from '@smithy/core/checksum';
import { HttpRequest } from '@smithy/core/protocols';
import { StandardRetryStrategy } from '@smithy/core/retry';
import { SignatureV4 } from '@smithy/signature-v4';

/** Attempts at a request, the first one included. */
const ATTEMPTS = 3;

/** A request to a search domain. */
export type SignedRequest = {
  readonly method: string;
  readonly body: string | undefined;
  /** Whether it may take effect twice. */
  readonly isRepeatable: boolean;
  /** For all attempts and the delays between them, in milliseconds. */
  readonly timeout: number;
};

/**
 * Sends a request to a search domain, signed with the function's own role, and again after an answer that calls for it.
 * The SDK has no client for the contents of a domain, and OpenSearch's own is larger than the rest of a function.
 * @throws when it does not answer in time
 */
export async function fetchSigned(url: URL, request: SignedRequest): Promise<Response> {
  const strategy = new StandardRetryStrategy(ATTEMPTS);
  const signal = AbortSignal.timeout(request.timeout);
  let token = await strategy.acquireInitialRetryToken('');
  for (;;) {
    const response = await send(url, request, signal);
    const errorType = errorTypeOf(response.status, request);
    if (errorType === undefined || token.getRetryCount() + 1 >= ATTEMPTS) return response;
    await response.body?.cancel();
    // Waits as long as it wants a client to wait.
    token = await strategy.refreshRetryTokenForRetry(token, { errorType });
  }
}

/** A throttled request has not been carried out; one that an unavailable domain has answered may have been. */
function errorTypeOf(status: number, { isRepeatable }: SignedRequest): 'THROTTLING' | 'TRANSIENT' | undefined {
  if (status === 429) return 'THROTTLING';
  return status === 503 && isRepeatable ? 'TRANSIENT' : undefined;
}

async function send(url: URL, { method, body }: SignedRequest, signal: AbortSignal): Promise<Response> {
  const request = new HttpRequest({
    method,
    hostname: url.hostname,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: { 'content-type': 'application/json', host: url.host },
    body,
  });
  const { headers } = await signer().sign(request);
  return fetch(url, { method, headers, ...(body !== undefined && { body }), signal });
}

const signer = () =>
  new SignatureV4({
    service: 'es',
    region: process.env['AWS_REGION'] ?? '',
    credentials: fromEnv(),
    sha256: Sha256,
  });
