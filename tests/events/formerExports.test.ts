import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CompanyExportItem } from '#lambdas/entities/company/companyExport.ts';
import { exportFiles } from '#lambdas/entities/company/exportFiles.ts';
import type { Exporting } from '#lambdas/entities/company/exporting.ts';
import { deleteExports } from '#lambdas/events/erase_people/exports.ts';
import { exportStore, setExportStore } from '#lambdas/ports/exports/exportStore.ts';
import type { ExportStore } from '#lambdas/ports/exports/port.ts';
import { companyReader } from '#lambdas/store/companyReader.ts';
import * as exportKeys from '#lambdas/store/keys/companyExport.ts';
import { tableClient } from '#lambdas/store/table/client.ts';
import { mapOf } from '#tests/calls/support/mapOf.ts';
import { companyOf } from '#tests/calls/support/searching.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createMemoryStore, type MemoryStore } from './support/exportedFiles.ts';
import { export_companies } from './support/functions.ts';

const stack = useStack();
let world: SmallWorld;
let local: ExportStore;
let store: MemoryStore;
beforeAll(async () => {
  world = await createSmallWorld(stack());
  await mapOf(world, 'A: a1 a2 a3 | B: b1 b2');
  local = exportStore();
});
beforeEach(() => {
  // So small that some files have several parts.
  store = createMemoryStore(400);
  setExportStore(store);
});
afterEach(() => setExportStore(local));

const latest = async () => (await world.call('company_export', {})).export ?? expect.fail('no export');
const readerOf = () => companyReader(companyOf(world)).reader;

async function start(): Promise<void> {
  const { export: known } = await world.call('company_export', {});
  await world.call('start_company_export', { latest: known?.exportId ?? null });
}

/** The rows of the latest export, by file. The log of the company has more of them with each export. */
async function rowsOfFiles() {
  const { exportId } = await latest();
  return [...store.rows()].filter(([key]) => key.includes(exportId) && !key.includes('company_log'));
}
const withoutExport = async () => (await rowsOfFiles()).map(([key, rows]) => [key.split('/').at(-1), rows]);

/** Writes how far the export that has just started has come, as another release would. */
async function leaveAt(fields: Readonly<Record<string, unknown>>): Promise<void> {
  const [row] = await readerOf().get<[Exporting]>([exportKeys.exporting(readerOf().keys)]);
  const { done: _done, total: _total, ...rest } = row ?? expect.fail('no export is running');
  await tableClient().send(new PutCommand({ TableName: stack().tableName, Item: { ...rest, ...fields } }));
}

const total = exportFiles.length;
const written = { name: 'company', rows: 1, bytes: 100 };

describe('an export that an earlier release has begun', () => {
  test.each([
    ['numbered its files', { file: 14, files: [written] }],
    ['had other files', { file: 'what', files: [{ ...written, title: 'Former' }], done: 30, total: total - 1 }],
    ['had a file that is gone', { file: 'gone', files: [{ ...written, title: 'Former' }], done: 30, total }],
    ['had written its files by number', { file: total, files: [written] }],
  ])('which %s begins again, and has all files', async (_release, place) => {
    await start();
    await export_companies();
    const wanted = await withoutExport();
    await start();
    const upload = { id: await store.begin('gone', { fileName: 'gone' }), etags: ['gone'] };
    await leaveAt({ position: { parent: 'x' }, upload, rows: 3, bytes: 400, ...place });
    expect(await latest()).toMatchObject({ state: 'running', files: [] });
    await export_companies();
    expect(await withoutExport()).toEqual(wanted);
    const { state, files } = await latest();
    expect(state).toBe('finished');
    expect(files.filter(({ name }) => name === 'company')).toMatchObject([{ title: 'Company' }]);
  });

  test('can be withdrawn; the store gives up its upload', async () => {
    await start();
    await leaveAt({ file: 14, upload: { id: 'gone', etags: [] } });
    const abort = vi.spyOn(store, 'abort');
    await deleteExports(readerOf(), { company: companyOf(world), uid: world.owner.uid }, { parent: '' });
    expect((await latest()).state).toBe('withdrawn');
    expect(abort).not.toHaveBeenCalled();
  });
});

test('an export that is being written is withdrawn with its upload', async () => {
  await start();
  const upload = await store.begin('what', { fileName: 'what' });
  await leaveAt({ file: 'what', done: 30, total, upload: { id: upload, etags: [] } });
  const abort = vi.spyOn(store, 'abort');
  await deleteExports(readerOf(), { company: companyOf(world), uid: world.owner.uid }, { parent: '' });
  expect(abort).toHaveBeenCalledWith(expect.stringMatching(/\/what\.jsonl\.gz$/), upload);
});

test('files of an export of an earlier release, which have no titles, are shown by their names', async () => {
  await start();
  await export_companies();
  const [item] = await readerOf().get<[CompanyExportItem]>([exportKeys.companyExport(readerOf().keys)]);
  const files = item?.files.map(({ name, rows, bytes }) => ({ name, rows, bytes }));
  await tableClient().send(new PutCommand({ TableName: stack().tableName, Item: { ...item, files } }));
  const shown = (await latest()).files;
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.map(({ title }) => title)).toEqual(shown.map(({ name }) => name));
});
