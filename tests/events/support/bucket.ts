import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Sha256 } from '@smithy/core/checksum';
import { HttpRequest } from '@smithy/core/protocols';
import { SignatureV4 } from '@smithy/signature-v4';

const REGION = 'eu-central-1';
const credentials = { accessKeyId: 'AKID', secretAccessKey: 'secret', sessionToken: 'token' };
/** The environment of a function whose role may use the bucket. */
export const ROLE = {
  AWS_REGION: REGION,
  AWS_ACCESS_KEY_ID: credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  AWS_SESSION_TOKEN: credentials.sessionToken,
};
/** S3 refuses smaller parts, but for the last one. */
export const LEAST_PART = 5 * 1024 * 1024;
/** Small, so that a list comes in several pages. */
const PAGE = 2;

type Stored = { body: Buffer; headers: IncomingHttpHeaders };
type Upload = { headers: IncomingHttpHeaders; parts: Map<number, { etag: string; body: Buffer }> };

/** A server in the place of S3: one bucket, with the answers that the reference of its API shows. */
export async function startBucket(name: string) {
  const files = new Map<string, Stored>();
  const uploads = new Map<string, Upload>();
  let failing: string[] = [];
  const server = createServer((message, response) => void answer(message, response));

  async function answer(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(message.url ?? '', 'http://s3');
    const body = await buffer(message);
    const query = url.searchParams;
    const refuse = (status: number, code: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(xml('Error', `<Code>${code}</Code>`));
    const done = (content = '', headers = {}) => response.writeHead(200, headers).end(content);
    if (!(await isSigned(message, url, body))) return void refuse(403, 'SignatureDoesNotMatch');
    if (!url.pathname.startsWith(`/${name}/`)) return void refuse(404, 'NoSuchBucket');
    const key = url.pathname.slice(name.length + 2);
    const uploadId = query.get('uploadId');
    const upload = uploads.get(uploadId ?? '');
    if (uploadId !== null && upload === undefined) return void refuse(404, 'NoSuchUpload');
    const isWrite = message.method === 'PUT' || (message.method === 'POST' && !query.has('uploads'));
    const code = isWrite ? failing.shift() : undefined;
    switch (message.method) {
      case 'PUT': {
        if (code !== undefined) return void refuse(503, code);
        const etag = `"${createHash('md5').update(body).digest('hex')}"`;
        if (upload === undefined) files.set(key, { body, headers: message.headers });
        else upload.parts.set(Number(query.get('partNumber')), { etag, body });
        return void done('', { etag });
      }
      case 'POST': {
        if (query.has('uploads')) {
          const id = `upload-${uploads.size}.${Date.now()}`;
          uploads.set(id, { headers: message.headers, parts: new Map() });
          return void done(xml('InitiateMultipartUploadResult', `<Key>${key}</Key><UploadId>${id}</UploadId>`));
        }
        // It has begun to answer by the time at which it fails.
        if (code !== undefined) return void done(xml('Error', `<Code>${code}</Code>`));
        const parts = [...body.toString().matchAll(/<Part>(.*?)<\/Part>/g)].map(([, part = '']) => ({
          ...upload?.parts.get(Number(valueOf(part, 'PartNumber'))),
          wanted: valueOf(part, 'ETag'),
        }));
        if (parts.some(({ etag, wanted }) => etag !== wanted)) return void refuse(400, 'InvalidPart');
        if (parts.slice(0, -1).some((part) => (part.body?.length ?? 0) < LEAST_PART))
          return void refuse(400, 'EntityTooSmall');
        files.set(key, {
          body: Buffer.concat(parts.map((part) => part.body ?? Buffer.alloc(0))),
          headers: upload?.headers ?? {},
        });
        uploads.delete(uploadId ?? '');
        return void done(xml('CompleteMultipartUploadResult', `<Key>${key}</Key>`));
      }
      case 'DELETE':
        if (upload === undefined) files.delete(key);
        else uploads.delete(uploadId ?? '');
        return void response.writeHead(204).end();
      default: {
        if (query.get('list-type') !== '2') {
          const found = files.get(key);
          if (found === undefined) return void refuse(404, 'NoSuchKey');
          return void done(found.body as unknown as string, {
            'content-type': found.headers['content-type'],
            'content-disposition': found.headers['content-disposition'],
          });
        }
        const keys = [...files.keys()].filter((one) => one.startsWith(query.get('prefix') ?? '')).sort();
        const from = Number(Buffer.from(query.get('continuation-token') ?? '', 'base64').toString() || 0);
        const rows = keys.slice(from, from + PAGE).map((one) => `<Contents><Key>${one}</Key></Contents>`);
        // Base64, as S3's are: with characters that a query has to escape.
        const next = Buffer.from(`${from + PAGE}`).toString('base64');
        const more = from + PAGE < keys.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
        return void done(xml('ListBucketResult', `${rows.join('')}<IsTruncated>${more !== ''}</IsTruncated>${more}`));
      }
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Uploads that were begun and neither completed nor given up. */
    open: () => uploads.size,
    /** The next writes fail, one after the other. */
    fail: (...codes: string[]) => void (failing = codes),
    stop: () => server.close().closeAllConnections(),
  };
}

/** Errors have no namespace. */
function xml(name: string, content: string): string {
  const space = name === 'Error' ? '' : ' xmlns="http://s3.amazonaws.com/doc/2006-03-01/"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name}${space}>${content}</${name}>`;
}

/** The value of an element. */
function valueOf(text: string, name: string): string | undefined {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1]?.replaceAll('&quot;', '"');
}

/** Whether a request has the signature that its own words call for, in its headers or in its query. */
async function isSigned({ method = '', headers }: IncomingMessage, url: URL, body: Buffer): Promise<boolean> {
  const signer = new SignatureV4({ service: 's3', region: REGION, credentials, sha256: Sha256 });
  const query = Object.fromEntries(url.searchParams);
  const bare = { method, hostname: 's3', path: url.pathname };
  const host = headers.host ?? '';
  const presigned = query['X-Amz-Signature'];
  if (presigned !== undefined) {
    const isOfSigner = (name: string) => name.startsWith('X-Amz-') && name !== 'X-Amz-Content-Sha256';
    const asked = Object.fromEntries(Object.entries(query).filter(([name]) => !isOfSigner(name)));
    // Whoever follows the link sends no hash of a body: it is in the query.
    const inQuery = new Set(['x-amz-content-sha256']);
    const again = await signer.presign(
      new HttpRequest({
        ...bare,
        query: asked,
        headers: { host, 'x-amz-content-sha256': query['X-Amz-Content-Sha256'] ?? '' },
      }),
      {
        signingDate: dateOf(query['X-Amz-Date'] ?? ''),
        expiresIn: Number(query['X-Amz-Expires']),
        unhoistableHeaders: inQuery,
        unsignableHeaders: inQuery,
      },
    );
    return again.query?.['X-Amz-Signature'] === presigned;
  }
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? [];
  const digest = createHash('sha256').update(body).digest('hex');
  if (!names.includes('host') || headers['x-amz-content-sha256'] !== digest) return false;
  const signed = Object.fromEntries(names.map((name) => [name, String(headers[name] ?? '')]));
  const again = await signer.sign(new HttpRequest({ ...bare, query, headers: signed, body: new Uint8Array(body) }), {
    signingDate: dateOf(String(headers['x-amz-date'])),
  });
  return again.headers['authorization'] === headers.authorization;
}

/** `20261124T040000Z` as a date. */
function dateOf(text: string): Date {
  return new Date(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}
