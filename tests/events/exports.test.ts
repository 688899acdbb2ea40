import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { allEntities } from '#lambdas/entities/all.ts';
import { companyExportEntity, type CompanyExportItem } from '#lambdas/entities/company/companyExport.ts';
import { exportFiles } from '#lambdas/entities/company/exportFiles.ts';
import { exportedFields } from '#lambdas/entities/company/exportFiles.ts';
import { exportStore, setExportStore } from '#lambdas/ports/exports/exportStore.ts';
import { type ExportStore, UploadGoneError } from '#lambdas/ports/exports/port.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as exportKeys from '#lambdas/store/keys/companyExport.ts';
import { change } from '#lambdas/store/steps.ts';
import { EXPORT_KEPT_MS } from '#shared/model/limits.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { times } from '#tests/calls/support/effort.ts';
import { mapOf, refusal } from '#tests/calls/support/mapOf.ts';
import { sharedBy, wish } from '#tests/calls/support/sharedTexts.ts';
import { type TableItem, tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, type World } from '#tests/calls/support/world.ts';
import { createMemoryStore, type MemoryStore, rowsOf } from './support/exportedFiles.ts';
import { export_companies } from './support/functions.ts';
import { runKilledAt } from './support/killedWorker.ts';

/** The size of a part, so small that most files have several. */
const PART = 400;
/** How many moments, evenly spread from first to last, a worker is killed at. */
const TURNS = times({ usual: 4, deep: 13 });

const stack = useStack();
let world: World;
let other: World;
let local: ExportStore;
let store: MemoryStore;
beforeAll(async () => {
  world = await createWorld(stack());
  other = await createWorld(stack());
  local = exportStore();
  // More than are read together, and maps whose rows make parts of their own.
  const emails = Array.from({ length: 60 }, (_, i) => `guest${i}@${world.domain}`);
  await Promise.all(emails.map((email) => world.call('add_registered_email', { email })));
  for (let i = 0; i < 3; i += 1) await mapOf(world, 'A: a1 a2 a3 | B: b1 b2');
  const shared = await sharedBy(world, 'what', [world.owner, world.colleague]);
  await world.call('create_description_change_request', wish(shared, 'Asked for'));
}, 120_000);
beforeEach(() => {
  store = createMemoryStore(PART);
  setExportStore(store);
});
afterEach(async () => {
  vi.useRealTimers();
  setExportStore(createMemoryStore(PART));
  // What a test left running would be another one's.
  await export_companies();
  setExportStore(local);
});

const latest = async (as = world) => (await as.call('company_export', {})).export ?? expect.fail('no export');

async function start(of = world) {
  const { export: known } = await of.call('company_export', {});
  return of.call('start_company_export', { latest: known?.exportId ?? null });
}

/** Starts an export and writes it without a disturbance. @returns its rows by file */
async function exported(of = world): Promise<Map<string, Record<string, unknown>[]>> {
  await start(of);
  await export_companies();
  return filesOf(of);
}

async function filesOf(of = world) {
  const { exportId } = await latest(of);
  const prefix = `${of.domain}/${exportId}/`;
  return new Map(
    [...store.rows()].flatMap(([key, rows]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length).replace('.jsonl.gz', ''), rows]] : [],
    ),
  );
}

/** Brings the end of the latest export back into the past. */
async function endedAgo(ms: number): Promise<void> {
  const { reader, writer } = companyStore(companyOfEmail(world.owner.email) ?? expect.fail('no company'));
  const [item] = await reader.get<[CompanyExportItem]>([exportKeys.companyExport(reader.keys)]);
  if (item === undefined) expect.fail('no export');
  await writer({ uid: null, tab: null, call: 'test' }).commit('company', [
    change(companyExportEntity, item, { endedAt: Date.now() - ms }),
  ]);
}

/** Sets the clock back; `vi.useRealTimers()` then is a jump ahead, after which no other test has older entries. */
function earlier(ms: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - ms });
}

describe('an export', () => {
  test('holds every row of the company, with all fields that are not the product’s own', async () => {
    const files = await exported();
    const table = await tableOf(stack(), world.domain);
    // What is deleted is in no list.
    const listed = new Set(
      [...table.values()].flatMap(({ pk, mapId: containerId, initiativeId }) =>
        /#(MAPS|INITIATIVES)$/.test(pk) ? [containerId ?? initiativeId] : [],
      ),
    );
    const isListed = ({ pk }: TableItem) => {
      const id = /#(?:MAP|DETAIL|INITIATIVE)#(\w+)$/.exec(pk)?.[1];
      return id === undefined || listed.has(id);
    };
    const rows = [...table.values()].filter((row) => allEntities.has(String(row['type'])) && isListed(row));
    const wanted = rows.filter(({ type }) => exportFiles.some(({ name }) => name === type));
    for (const row of wanted) {
      const type = String(row['type']);
      const storyMapId = /#(?:MAP|DETAIL)#(\w+)$/.exec(row.pk)?.[1];
      const initiativeId = /#INITIATIVE#(\w+)$/.exec(row.pk)?.[1];
      const fields = Object.fromEntries((exportedFields.get(type) ?? []).map((name) => [name, row[name]]));
      const { id, version, deletedAt } = row;
      const place = { storyMapId, initiativeId };
      const line = JSON.parse(JSON.stringify({ type, id, version, deletedAt, ...place, ...fields })) as unknown;
      expect(files.get(type), type).toContainEqual(line);
    }
    const entityFiles = [...files].filter(([name]) => !name.endsWith('_log'));
    expect(entityFiles.reduce((sum, [, lines]) => sum + lines.length, 0)).toBe(wanted.length);
    expect(new Set(wanted.map(({ type }) => type))).toEqual(new Set(entityFiles.map(([name]) => name)));
    const logs = [...table.values()].filter((row) => row['type'] === 'log' && isListed(row));
    const lines = ['company_log', 'story_map_log', 'initiative_log'].flatMap((name) => files.get(name) ?? []);
    // The entry of the end of the export is written after its last file.
    expect(lines.map(({ id }) => id).toSorted()).toEqual(
      logs
        .filter(({ call }) => call !== 'export_companies')
        .map(({ id }) => id)
        .toSorted(),
    );
    const { state, progress, files: shown } = await latest();
    expect(state).toBe('finished');
    expect(progress).toMatchObject({ done: shown.length, total: shown.length });
    expect(shown.map(({ name, title, rows: count }) => [name, title, count])).toEqual(
      exportFiles.flatMap(({ name, title }) => (files.has(name) ? [[name, title, files.get(name)?.length]] : [])),
    );
  });

  test('has a file for every type of entity but three that are the product’s own', () => {
    const missing = [...allEntities.keys()].filter((type) => !exportFiles.some(({ name }) => name === type));
    expect(missing).toEqual(['company_export', 'company_what', 'company_who']);
  });

  test('tells nothing about sign-ins, counters and idempotency records', async () => {
    const text = JSON.stringify([...(await exported())]);
    const table = await tableOf(stack(), world.domain);
    const subs = [...table.values()].flatMap(({ type, sub }) => (type === 'registered_email' && sub ? [sub] : []));
    expect(subs.length).toBeGreaterThan(3);
    for (const sub of subs) expect(text).not.toContain(sub);
    for (const name of ['signIns', 'tokensFrom', 'childCount', 'inputHash', '"pk"', '"tab"'])
      expect(text).not.toContain(name);
  });

  test('holds nothing of another company, and its files are for its own administrators', async () => {
    const files = await exported();
    await exported(other);
    expect(JSON.stringify([...files])).toContain(world.canary);
    expect(JSON.stringify([...files])).not.toContain(other.canary);
    expect(JSON.stringify([...(await filesOf(other))])).not.toContain(world.canary);
    const { exportId } = await latest();
    const link = { exportId, file: 'user' } as const;
    expect((await world.call('company_export_link', link)).url).toContain(`${world.domain}/${exportId}/user`);
    expect(await refusal(other, 'company_export_link', link, other.owner)).toBe('404 export-does-not-exist');
    expect(await refusal(world, 'company_export_link', link, world.editor)).toBe('403 not-administrator');
    expect(await refusal(world, 'company_export', {}, world.editor)).toBe('403 not-administrator');
  });

  test('is there once at a time, and whoever starts it is in the list of who has done what', async () => {
    const begun = await start();
    expect(begun.change).not.toBeNull();
    const first = await latest();
    expect(first).toMatchObject({ state: 'running', startedBy: world.owner.uid, endedAt: null, files: [] });
    expect((await start()).change).toBeNull();
    expect((await latest()).exportId).toBe(first.exportId);
    const link = { exportId: first.exportId, file: 'user' } as const;
    expect(await refusal(world, 'company_export_link', link, world.owner)).toBe('404 export-does-not-exist');
    await Promise.all([export_companies(), export_companies()]);
    expect((await latest()).state).toBe('finished');
    // Somebody who has not seen that one does not replace it.
    expect((await world.call('start_company_export', { latest: null })).change).toBeNull();
    const { docs } = await world.call('access_audit', { kind: 'company_exported' });
    expect(docs[0]).toMatchObject({ by: world.owner.uid, person: world.owner.uid, kind: 'company_exported' });
  });

  test('can be downloaded for a week, unless there is another one', async () => {
    await exported();
    const former = await latest();
    await exported();
    const { exportId, expiresAt, endedAt } = await latest();
    const outdated = { exportId: former.exportId, file: 'user' } as const;
    expect(await refusal(world, 'company_export_link', outdated, world.owner)).toBe('404 export-does-not-exist');
    expect(expiresAt).toBe((endedAt ?? 0) + EXPORT_KEPT_MS);
    const link = { exportId, file: 'user' } as const;
    await world.call('company_export_link', link);
    await endedAgo(EXPORT_KEPT_MS);
    expect(await refusal(world, 'company_export_link', link, world.owner)).toBe('404 export-does-not-exist');
  });
});

describe('a worker', () => {
  test('that is killed anywhere is followed by one whose files are the same', { timeout: 180_000 }, async () => {
    const startAnew = async () => {
      store = createMemoryStore(PART);
      setExportStore(store);
      await start();
    };
    // The log of the company has an entry for each export.
    const compared = async () => [...(await filesOf())].filter(([name]) => name !== 'company_log');
    await startAnew();
    const { moments } = await runKilledAt(Infinity, export_companies);
    const wanted = await compared();
    const turns = Array.from({ length: TURNS }, (_, i) => Math.floor((i * (moments - 1)) / (TURNS - 1)));
    for (const turn of turns) {
      await startAnew();
      earlier(4 * 60_000);
      expect(await runKilledAt(turn, export_companies)).toMatchObject({ isKilled: true });
      // Nobody else goes on while it may still be at work.
      const { progress, state } = await latest();
      await export_companies();
      if (turn > 1) expect(await latest()).toMatchObject({ progress, state });
      vi.useRealTimers();
      await export_companies();
      expect((await latest()).state).toBe('finished');
      expect(await compared(), `after moment ${turn}`).toEqual(wanted);
    }
  });

  test('writes files in parts that make the same file, also when an upload is gone', async () => {
    const inParts = await exported();
    const begun = vi.spyOn(store, 'begin');
    let gone = 0;
    const { putPart } = store;
    vi.spyOn(store, 'putPart').mockImplementation(async (key, id, number, body) => {
      if (number === 3 && gone++ === 0) throw new UploadGoneError();
      return putPart(key, id, number, body);
    });
    const again = await exported();
    expect(begun).toHaveBeenCalled();
    expect(gone).toBeGreaterThan(0);
    store = createMemoryStore(10_000_000);
    setExportStore(store);
    const whole = await exported();
    for (const name of ['what', 'story_map_log', 'registered_email'] as const) {
      expect(again.get(name)).toEqual(whole.get(name));
      expect(inParts.get(name)).toEqual(whole.get(name));
    }
  });

  test('tries again after a failure, and gives an export up after ten in a row', async () => {
    const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await start();
    vi.spyOn(store, 'begin').mockRejectedValue(new Error('the bucket is away'));
    vi.spyOn(store, 'put').mockRejectedValue(new Error('the bucket is away'));
    for (let i = 0; i < 9; i += 1) await expect(export_companies()).rejects.toThrow('1 companies');
    expect((await latest()).state).toBe('running');
    await expect(export_companies()).rejects.toThrow('1 companies');
    out.mockRestore();
    expect(await latest()).toMatchObject({ state: 'failed', files: [], expiresAt: null });
    vi.restoreAllMocks();
    await exported();
    expect((await latest()).state).toBe('finished');
  });

  test('stops when its time is over, and the next run does the rest', async () => {
    await start();
    let calls = 0;
    await export_companies(undefined, { getRemainingTimeInMillis: () => ((calls += 1) > 6 ? 0 : 600_000) });
    const { state, progress } = await latest();
    expect(state).toBe('running');
    expect(progress.total).toBe(exportFiles.length);
    expect(progress.done).toBeLessThan(progress.total);
    expect(progress.done + progress.rows).toBeGreaterThan(0);
    await export_companies();
    expect((await latest()).state).toBe('finished');
  });
});

describe('the links of the local run', () => {
  test('bring the file for as long as they are good, and nothing else', async () => {
    setExportStore(local);
    await start();
    await export_companies();
    const { exportId } = await latest();
    earlier(5 * 60_000 + 1);
    const { url } = await world.call('company_export_link', { exportId, file: 'story_map' });
    const response = await fetch(url);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="storyd-${world.domain}-story_map.jsonl.gz"`,
    );
    const rows = rowsOf(new Uint8Array(await response.arrayBuffer()));
    expect(rows).toContainEqual(expect.objectContaining({ id: world.containerId, name: `Map ${world.canary}` }));
    expect((await fetch(url.replace('story_map', 'user'))).status).toBe(403);
    expect((await fetch(url.replace(/expires=\d+/, 'expires=9999999999999'))).status).toBe(403);
    vi.useRealTimers();
    expect((await fetch(url)).status).toBe(403);
  });
});
