import { type Bytes, fetchSigned, presign } from '#lambdas/ports/aws/fetchSigned.ts';
import { type ExportStore, type FileHeaders, UploadGone } from './port.ts';

/** The least size of a part in S3. */
const PART_BYTES = 5 * 1024 * 1024;
/** For one part, in milliseconds. */
const TIMEOUT = 60_000;

/** A private bucket of S3, called by signed requests: its client is several times as large as the rest of a function. */
export function createS3Store(bucket: string): ExportStore {
  const address = (key: string, query: Readonly<Record<string, string>> = {}) =>
    new URL(`${origin(bucket)}/${key}${Object.keys(query).length === 0 ? '' : `?${new URLSearchParams(query)}`}`);
  const send = async (method: string, url: URL, headers: Record<string, string> = {}, body?: Bytes | string) => {
    const response = await fetchSigned('s3', url, { method, headers, body, timeout: TIMEOUT });
    const text = await response.text();
    // Completing an upload may report its failure in an answer that began as a success.
    const code = /<Error>[^]*?<Code>(\w+)<\/Code>/.exec(text)?.[1];
    if (code === 'NoSuchUpload') throw new UploadGone();
    if (!response.ok || code !== undefined) throw new Error(`S3 refused ${method}: ${response.status} ${code ?? ''}`);
    return { text, etag: response.headers.get('etag') ?? '' };
  };
  return {
    partBytes: PART_BYTES,
    async put(key, body, headers) {
      await send('PUT', address(key), headersOf(headers), body);
    },
    async begin(key, headers) {
      const { text } = await send('POST', address(key, { uploads: '' }), headersOf(headers));
      const id = /<UploadId>([^<]+)<\/UploadId>/.exec(text)?.[1];
      if (id === undefined) throw new Error('S3 began an upload without an id');
      return id;
    },
    async putPart(key, uploadId, number, body) {
      const url = address(key, { partNumber: String(number), uploadId });
      return (await send('PUT', url, {}, body)).etag;
    },
    async complete(key, uploadId, tags) {
      const parts = tags.map((tag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
      await send('POST', address(key, { uploadId }), { 'content-type': 'application/xml' }, body);
    },
    async abort(key, uploadId) {
      await send('DELETE', address(key, { uploadId })).catch((error: unknown) => {
        if (!(error instanceof UploadGone)) throw error;
      });
    },
    async list(prefix) {
      const keys: string[] = [];
      let token: string | undefined;
      do {
        const more = token === undefined ? {} : { 'continuation-token': token };
        const { text } = await send('GET', address('', { 'list-type': '2', prefix, ...more }));
        keys.push(...[...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key));
        token = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(text)?.[1];
      } while (token !== undefined);
      return keys;
    },
    async delete(key) {
      await send('DELETE', address(key));
    },
    link: (key, seconds) => presign('s3', address(key), seconds),
  };
}

function headersOf({ fileName }: FileHeaders): Record<string, string> {
  return { 'content-type': 'application/gzip', 'content-disposition': `attachment; filename="${fileName}"` };
}

/** The bucket itself, unless an emulator replaces the service. */
function origin(bucket: string): string {
  const emulator = process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL'];
  return emulator === undefined
    ? `https://${bucket}.s3.${process.env['AWS_REGION'] ?? ''}.amazonaws.com`
    : `${emulator}/${bucket}`;
}
