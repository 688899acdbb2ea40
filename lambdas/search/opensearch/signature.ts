import { createHash, createHmac } from 'node:crypto';

export type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string | undefined };

/** A request as it is signed. Its path and query hold nothing that would have to be encoded, so that no two sides can encode it differently. */
export type SignedPart = { method: string; url: URL; body: string };

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * The headers that say who sends a request to a service of AWS, by its Signature Version 4. Nothing else of the SDK is needed to talk to a search domain.
 * @param scope the service's short name (`es`) and the region it is in
 */
export function signatureHeaders(
  { method, url, body }: SignedPart,
  { accessKeyId, secretAccessKey, sessionToken }: Credentials,
  scope: { service: string; region: string },
  now = new Date(),
): Record<string, string> {
  const time = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const signed: Record<string, string> = {
    host: url.host,
    'x-amz-date': time,
    ...(sessionToken !== undefined && { 'x-amz-security-token': sessionToken }),
  };
  const names = Object.keys(signed).sort();
  const query = [...url.searchParams]
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('&');
  const request = [
    method,
    url.pathname,
    query,
    ...names.map((name) => `${name}:${signed[name] ?? ''}`),
    '',
    names.join(';'),
    sha256(body),
  ].join('\n');
  const credential = [day, scope.region, scope.service, 'aws4_request'];
  const text = ['AWS4-HMAC-SHA256', time, credential.join('/'), sha256(request)].join('\n');
  const key = credential.reduce<string | Buffer>((previous, part) => hmac(previous, part), `AWS4${secretAccessKey}`);
  const { host: _host, ...headers } = signed;
  const signature = hmac(key, text).toString('hex');
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${credential.join('/')}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  };
}
