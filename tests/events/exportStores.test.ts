import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createFolderStore } from '#infra/local/exports/folderStore.ts';
import { type ExportStore, UploadGoneError } from '#lambdas/ports/exports/port.ts';
import { createS3Store } from '#lambdas/ports/exports/s3.ts';
import { LEAST_PART, ROLE, startBucket } from './support/bucket.ts';

/** What both stores of exported files promise: that of a deployment, and that of the local run. */

const BUCKET = 'storyd-exports';
const headers = { fileName: 'storyd-acme.example-user.jsonl.gz' };
const keyOf = (file: string, run = '0123456789abcdefghij') => `acme.example/${run}/${file}.jsonl.gz`;
const bytes = (text: string) => new Uint8Array(Buffer.from(text));

let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeEach(async () => {
  for (const [name, value] of Object.entries(ROLE)) vi.stubEnv(name, value);
  bucket = await startBucket(BUCKET);
  vi.stubEnv('AWS_ENDPOINT_URL_S3', bucket.endpoint);
});
afterEach(() => {
  bucket.stop();
  vi.unstubAllEnvs();
});

const stores: Record<string, () => Promise<ExportStore>> = {
  'a bucket of S3': async () => createS3Store(BUCKET),
  'a folder': async () => {
    const folder = await mkdtemp(join(tmpdir(), 'exports-'));
    const server = createServer((message, response) => {
      response.setHeader('connection', 'close');
      // Fetch may close the connection before the server has heard that all of a file has arrived.
      store.serve(message, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const store = createFolderStore(folder, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    onTestFinished(async () => {
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    });
    return store;
  },
};

async function download(store: ExportStore, key: string) {
  const response = await fetch(await store.link(key, 300));
  return { status: response.status, text: await response.text(), headers: response.headers };
}

describe.each(Object.entries(stores))('%s', (_name, open) => {
  test('hands a file out by its link, under its name, and by no other link', async () => {
    const store = await open();
    await store.put(keyOf('user'), bytes('all of it'), headers);
    const file = await download(store, keyOf('user'));
    expect(file).toMatchObject({ status: 200, text: 'all of it' });
    expect(file.headers.get('content-type')).toBe('application/gzip');
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${headers.fileName}"`);
    const link = await store.link(keyOf('user'), 300);
    const other = link.replace('user', 'story_map');
    await store.put(keyOf('story_map'), bytes('not for this link'), headers);
    expect((await fetch(other)).status).toBe(403);
    expect((await fetch(link.split('?')[0] ?? '')).status).toBe(403);
    expect((await download(store, keyOf('who'))).status).toBe(404);
  });

  test('makes a file of parts that come in any order, and again', async () => {
    const store = await open();
    const large = new Uint8Array(store.partBytes).fill(65);
    const id = await store.begin(keyOf('what'), headers);
    const last = await store.putPart(keyOf('what'), id, 2, bytes('end'));
    await store.putPart(keyOf('what'), id, 1, bytes('of a worker that was killed'));
    const first = await store.putPart(keyOf('what'), id, 1, large);
    expect(await store.list('acme.example/')).toEqual([]);
    await store.complete(keyOf('what'), id, [first, last]);
    const { text, headers: given } = await download(store, keyOf('what'));
    expect(text.length).toBe(large.length + 3);
    expect(text.slice(-4)).toBe('Aend');
    expect(given.get('content-disposition')).toContain('attachment');
  });

  test('says when an upload is gone, and gives one up as often as it is asked to', async () => {
    const store = await open();
    const id = await store.begin(keyOf('who'), headers);
    const tag = await store.putPart(keyOf('who'), id, 1, bytes('one'));
    await store.complete(keyOf('who'), id, [tag]);
    await expect(store.complete(keyOf('who'), id, [tag])).rejects.toThrow(UploadGoneError);
    await expect(store.putPart(keyOf('who'), id, 2, bytes('two'))).rejects.toThrow(UploadGoneError);
    const other = await store.begin(keyOf('epic'), headers);
    await store.abort(keyOf('epic'), other);
    await store.abort(keyOf('epic'), other);
    await expect(store.putPart(keyOf('epic'), other, 1, bytes('late'))).rejects.toThrow(UploadGoneError);
    expect(await store.list('acme.example/')).toEqual([keyOf('who')]);
  });

  test('lists the files of a company, however many there are, and deletes them', async () => {
    const store = await open();
    const keys = ['company', 'epic', 'user', 'what', 'who'].map((file) => keyOf(file));
    for (const key of keys) await store.put(key, bytes('x'), headers);
    await store.put(`acme.example.evil${keyOf('user').slice('acme.example'.length)}`, bytes('x'), headers);
    expect((await store.list('acme.example/')).sort()).toEqual(keys);
    for (const key of keys.slice(1)) await store.delete(key);
    await store.delete(keyOf('user'));
    expect(await store.list('acme.example/')).toEqual(keys.slice(0, 1));
  });
});

describe('a bucket of S3 that fails', () => {
  test('is not taken for one that has stored the file, even when its answer begins as a success', async () => {
    const store = createS3Store(BUCKET);
    bucket.fail('SlowDown', 'SlowDown', 'SlowDown');
    await expect(store.put(keyOf('user'), bytes('x'), headers)).rejects.toThrow('S3 refused PutObject: 503 SlowDown');
    const id = await store.begin(keyOf('user'), headers);
    const small = await store.putPart(keyOf('user'), id, 1, bytes('too small'));
    const tags = [small, await store.putPart(keyOf('user'), id, 2, bytes('end'))];
    await expect(store.complete(keyOf('user'), id, tags)).rejects.toThrow('EntityTooSmall');
    const whole = await store.putPart(keyOf('user'), id, 1, new Uint8Array(LEAST_PART));
    bucket.fail('InternalError', 'InternalError', 'InternalError');
    await expect(store.complete(keyOf('user'), id, [whole])).rejects.toThrow('InternalError');
    expect(bucket.open()).toBe(1);
    await store.complete(keyOf('user'), id, [whole]);
    expect(bucket.open()).toBe(0);
  });

  test('is asked again, until it has recovered', async () => {
    const store = createS3Store(BUCKET);
    bucket.fail('SlowDown', 'InternalError');
    await store.put(keyOf('user'), bytes('all of it'), headers);
    const id = await store.begin(keyOf('what'), headers);
    const tag = await store.putPart(keyOf('what'), id, 1, bytes('one'));
    bucket.fail('InternalError');
    await store.complete(keyOf('what'), id, [tag]);
    expect(await store.list('acme.example/')).toEqual([keyOf('user'), keyOf('what')]);
    expect((await download(store, keyOf('user'))).text).toBe('all of it');
  });

  test('refuses those without the role', async () => {
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'wrong');
    const store = createS3Store(BUCKET);
    await expect(store.list('acme.example/')).rejects.toThrow('403 SignatureDoesNotMatch');
    expect((await fetch(await store.link(keyOf('user'), 300))).status).toBe(403);
  });
});
