import { fromEnv } from '@aws-sdk/credential-provider-env';
import { Sha256 } from '@smithy/core/checksum';
import { HttpRequest } from '@smithy/core/protocols';
import { SignatureV4 } from '@smithy/signature-v4';

/** Bytes in memory of their own, as `fetch` takes them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** A request to a service of AWS. */
export type SignedRequest = {
  readonly method: string;
  /** All headers except the host and the signature's own, in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Bytes | undefined;
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
  const signed = await signerOf(service).sign(
    new HttpRequest({ ...target(url), method, headers: { ...headers, host: url.host }, body }),
  );
  return fetch(url, {
    method,
    headers: signed.headers,
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(timeout),
  });
}

/**
 * An address that lets anyone who has it send one GET request with the function's role, for some time.
 * @param seconds how long it is good, at most as long as the function's credentials
 */
export async function presign(service: string, url: URL, seconds: number): Promise<string> {
  const { query = {} } = await signerOf(service).presign(
    // Whoever follows the link sends no hash of an empty body.
    new HttpRequest({
      ...target(url),
      method: 'GET',
      headers: { host: url.host, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    }),
    { expiresIn: seconds },
  );
  return `${url.origin}${url.pathname}?${new URLSearchParams(query as Record<string, string>)}`;
}

function signerOf(service: string): SignatureV4 {
  const region = process.env['AWS_REGION'] ?? '';
  return new SignatureV4({ service, region, credentials: fromEnv(), sha256: Sha256 });
}

const target = (url: URL) => ({
  hostname: url.hostname,
  path: url.pathname,
  query: Object.fromEntries(url.searchParams),
});
