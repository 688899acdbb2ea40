import { fromEnv } from '@aws-sdk/credential-provider-env';
import { Sha256 } from '@smithy/core/checksum';
import { HttpRequest } from '@smithy/core/protocols';
import { SignatureV4 } from '@smithy/signature-v4';

/** A request to a service of AWS. */
export type SignedRequest = {
  readonly method: string;
  /** All headers except the host and the signature's own, in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** In milliseconds. */
  readonly timeout: number;
};

/**
 * Sends a request to an AWS service with the function's own role, signed by the SDK's signer with the credentials from
 * Lambda's environment. The service's own client would be larger than the rest of a function.
 * @param service its short name, such as `es`
 * @throws when it does not answer in time
 */
export async function fetchSigned(
  service: string,
  url: URL,
  { method, headers, body, timeout }: SignedRequest,
): Promise<Response> {
  const region = process.env['AWS_REGION'] ?? '';
  const signer = new SignatureV4({ service, region, credentials: fromEnv(), sha256: Sha256 });
  const signed = await signer.sign(
    new HttpRequest({
      method,
      hostname: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: { ...headers, host: url.host },
      body,
    }),
  );
  return fetch(url, {
    method,
    headers: signed.headers,
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(timeout),
  });
}
