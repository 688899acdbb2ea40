import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type ExportStore, UploadGoneError } from '#lambdas/ports/exports/port.ts';
import { plain, targetOf } from '../localServer.ts';

/** Where files of exports are served; no page of the web app is there. */
export const EXPORTS_PATH = '/exported-files/';

/** Keys as the product makes them: none leads out of the folder. */
const KEY = /^[a-z0-9.-]+\/[0-9A-Za-z]{20}\/[a-z_]+\.jsonl\.gz$/;

/** As in S3. */
const PART_BYTES = 5 * 1024 * 1024;

/** A store in a folder, and what serves its links. */
export type FolderStore = ExportStore & {
  serve(message: IncomingMessage, response: ServerResponse): Promise<void>;
};

/**
 * The bucket of exports of the local run: files in a folder, and links signed with a secret of this process.
 * @param origin of the server that serves them
 */
export function createFolderStore(folder: string, origin: string): FolderStore {
  const secret = randomBytes(32);
  const signed = (key: string, expires: string) => createHmac('sha256', secret).update(`${key} ${expires}`).digest();
  const partOf = (key: string, upload: string, part: number) => join(folder, `${key}.${upload}.${part}`);
  /** In one step, as in S3: a reader never sees half a file. */
  const write = async (path: string, body: Uint8Array) => {
    await mkdir(dirname(path), { recursive: true });
    const draft = `${path}.${randomUUID()}`;
    await writeFile(draft, body);
    await rename(draft, path);
  };
  const requireUpload = async (key: string, upload: string) => {
    await stat(partOf(key, upload, 0)).catch(() => {
      throw new UploadGoneError();
    });
  };
  return {
    partBytes: PART_BYTES,
    put: (key, body) => write(join(folder, key), body),
    async begin(key) {
      const upload = randomUUID();
      await write(partOf(key, upload, 0), new Uint8Array());
      return upload;
    },
    async putPart(key, upload, number, body) {
      await requireUpload(key, upload);
      await write(partOf(key, upload, number), body);
      return String(number);
    },
    async complete(key, upload, tags) {
      await requireUpload(key, upload);
      const paths = tags.map((tag) => partOf(key, upload, Number(tag)));
      await write(join(folder, key), Buffer.concat(await Promise.all(paths.map((path) => readFile(path)))));
      await Promise.all([partOf(key, upload, 0), ...paths].map((path) => rm(path, { force: true })));
    },
    async abort(key, upload) {
      const draft = `${basename(key)}.${upload}.`;
      const parts = await filesIn(join(folder, dirname(key)));
      await Promise.all(
        parts.filter((path) => basename(path).startsWith(draft)).map((path) => rm(path, { force: true })),
      );
    },
    async list(prefix) {
      const files = await filesIn(join(folder, prefix));
      return files.map((path) => relative(folder, path).split(sep).join('/')).filter((key) => KEY.test(key));
    },
    delete: (key) => rm(join(folder, key), { force: true }),
    async link(key, seconds) {
      const expires = String(Date.now() + seconds * 1000);
      const query = new URLSearchParams({ expires, signature: signed(key, expires).toString('hex') });
      return `${origin}${EXPORTS_PATH}${key}?${query}`;
    },
    async serve(message, response) {
      const { path, query } = targetOf(message);
      const key = path.slice(EXPORTS_PATH.length);
      const [expires, signature] = [query.get('expires') ?? '', Buffer.from(query.get('signature') ?? '', 'hex')];
      const wanted = signed(key, expires);
      const isGood = signature.length === wanted.length && timingSafeEqual(signature, wanted);
      if (!KEY.test(key) || !isGood || Number(expires) < Date.now())
        return plain(response, 403, 'This link is not valid any more.');
      const file = join(folder, key);
      const size = await stat(file).then(
        (found) => found.size,
        () => undefined,
      );
      if (size === undefined) return plain(response, 404, 'This file is not there any more.');
      const [company = '', , name = ''] = key.split('/');
      response.writeHead(200, {
        'content-type': 'application/gzip',
        'content-length': size,
        'content-disposition': `attachment; filename="storyd-${company}-${name}"`,
        'cache-control': 'no-store',
      });
      return pipeline(createReadStream(file), response);
    },
  };
}

/** The files in a folder and below; none when it is missing. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
