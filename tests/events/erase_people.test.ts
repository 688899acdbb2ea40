import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { exportStore, setExportStore } from '#lambdas/ports/exports/exportStore.ts';
import type { ExportStore } from '#lambdas/ports/exports/port.ts';
import type { SearchDocument } from '#lambdas/ports/search/port.ts';
import { searchIndex, setSearchIndex } from '#lambdas/ports/search/searchIndex.ts';
import { ERASURE_PHASES } from '#shared/model/people/erasure.ts';
import * as erasedTexts from '#shared/texts/people/erased.ts';
import { times } from '#tests/calls/support/effort.ts';
import { putItems } from '#tests/calls/support/fillMap.ts';
import { joinLive } from '#tests/calls/support/liveClient.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { addOtherSignIn } from '#tests/calls/support/otherSignIn.ts';
import { newMap } from '#tests/calls/support/sharing.ts';
import { signIn } from '#tests/calls/support/signIn.ts';
import { type TableItem, wholeTable } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, PASSWORD, share, signUp, type Somebody, type World } from '#tests/calls/support/world.ts';
import { createMemoryStore, type MemoryStore } from './support/exportedFiles.ts';
import { erase_people, export_companies } from './support/functions.ts';
import { runKilledAt } from './support/killedWorker.ts';

const stack = useStack();
let world: World;
let local: ExportStore;
let store: MemoryStore;
beforeAll(async () => {
  world = await createWorld(stack());
  local = exportStore();
});
beforeEach(() => {
  store = createMemoryStore(400);
  setExportStore(store);
});
afterEach(() => {
  vi.useRealTimers();
  setExportStore(local);
});

/** How many moments later each worker is killed than the one before. */
const MOMENTS = times({ usual: 3, deep: 1 });

let count = 0;
type Canary = Somebody & {
  local: string;
  name: string;
  owned: string;
  asked: string;
  deleted: string;
  connections: TableItem[];
};

/**
 * A person whose name and address stand wherever they can: they asked for access and were declined, were let in, own a
 * map, are a member of others, have asked for access to a living map and to one that was deleted since, and have an
 * account at a provider and a live connection; an export holds it all. They have no access any more.
 */
async function canary(): Promise<Canary> {
  const local = `zora${(count += 1)}.wren`;
  const name = `Zora${count} Wren`;
  const email = `${local}@${world.domain}`;
  const before = await signUp(stack(), email, name);
  await world.call('ask_for_access', { email }, before);
  await world.call('decline_company_access_request', { email });
  await world.call('add_registered_email', { email });
  const person = await signedIn(email);
  const owned = await newMap(world, `Owned ${world.canary}`, person);
  const [asked, kept, deleted] = await Promise.all(
    ['Asked', 'Kept', 'Deleted'].map((title) => newMap(world, `${title} ${world.canary}`)),
  );
  if (asked === undefined || kept === undefined || deleted === undefined) expect.fail('no maps');
  await share(world.domain, kept, person.uid, 'editor');
  await world.call('star_story_map', { containerId: kept, starred: true }, person);
  for (const containerId of [asked, deleted])
    await world.call('request_container_access', { containerId, access_type: 'view' }, person);
  await world.call('request_container_access', { containerId: asked, access_type: 'edit' }, person);
  await world.call('delete_container', { containerId: deleted });
  await addOtherSignIn(person);
  await world.call('join_live', { company: false }, person);
  await joinLive(world, { containerId: owned }, person);
  await stack().stream.settled();
  const { export: latest } = await world.call('company_export', {});
  await world.call('start_company_export', { latest: latest?.exportId ?? null });
  await export_companies();
  const rows = [...(await wholeTable(stack())).values()];
  const ids = rows.flatMap(({ uid, connectionId }) => (uid === person.uid ? [String(connectionId)] : []));
  const connections = rows.filter((row) => ids.some((id) => id !== 'undefined' && JSON.stringify(row).includes(id)));
  await world.call('remove_registered_email', { email });
  await stack().stream.settled();
  // Their connection was closed then, but for one that was just being opened.
  await putItems(stack(), connections);
  return { ...person, local, name, owned, asked, deleted, connections };
}

async function signedIn(email: string): Promise<Somebody> {
  const tokens = await signIn(stack(), email, PASSWORD);
  const { docs } = await world.call('registered_emails', {});
  return { ...tokens, email, uid: docs.find((doc) => doc.email === email)?.uid ?? '' };
}

/** The rows of the whole table that name a person, whatever they are of. */
async function rowsNaming({ local, name }: Canary): Promise<TableItem[]> {
  const rows = [...(await wholeTable(stack())).values()];
  return rows.filter((row) => JSON.stringify(row).includes(local) || JSON.stringify(row).includes(name));
}

/** The rows about stars of a person: the stars, and what leads to them from the maps. */
const starsOf = async ({ uid }: Somebody): Promise<TableItem[]> =>
  [...(await wholeTable(stack())).values()].filter((row) => row.sk.startsWith('star#') && row['uid'] === uid);

const erase = ({ uid, email }: Somebody) => world.call('erase_person', { uid, email });

describe('an erased person', () => {
  test('is named nowhere any more: no row, no file and no account', async () => {
    const person = await canary();
    const named = await rowsNaming(person);
    expect(await starsOf(person)).toHaveLength(2);
    const kindOf = ({ pk, sk }: TableItem) => `${pk.split('#')[2] ?? 'COMPANY'} ${sk.split('#')[0]}`;
    expect(new Set(named.map(kindOf))).toEqual(
      new Set([
        'ACCESS access',
        'COMPANY log',
        'LIVE connection',
        'MAP access',
        'MAP log',
        'NOTICE notice',
        'PEOPLE ask',
        'PEOPLE user',
        'USER access',
        'USER ticket',
      ]),
    );
    expect(JSON.stringify([...store.rows()])).toContain(person.local);
    await erase(person);
    await stack().stream.settled();
    await putItems(stack(), person.connections);
    await erase_people();
    expect(await rowsNaming(person)).toEqual([]);
    expect((await starsOf(person)).map(({ sk }) => sk)).toEqual([]);
    expect(await world.call('erasures', {})).toEqual({ docs: [] });
    expect([...store.rows()]).toEqual([]);
    expect((await world.call('company_export', {})).export).toMatchObject({ state: 'withdrawn', files: [] });
    // The account is gone too: its address can sign up anew, which makes it another person.
    const anew = await signUp(stack(), person.email, 'Somebody else');
    expect(anew.uid).not.toBe(person.uid);
    await world.call('add_registered_email', { email: person.email });
    expect((await signedIn(person.email)).uid).not.toBe(person.uid);
  });

  test('has left no trace in the search index, which names its story maps by their ids alone', async () => {
    const index = searchIndex();
    const documents = new Map<string, SearchDocument>();
    setSearchIndex({
      ...index,
      put: (company, document) => {
        documents.set(`${document.kind} ${document.id}`, document);
        return index.put(company, document);
      },
      delete: (company, kind, id) => {
        documents.delete(`${kind} ${id}`);
        return index.delete(company, kind, id);
      },
    });
    onTestFinished(() => setSearchIndex(index));
    const person = await canary();
    await erase(person);
    await stack().stream.settled();
    await erase_people();
    await stack().stream.settled();
    const held = JSON.stringify([...documents.values()]);
    expect(held).toContain(person.owned);
    expect(held).toContain(person.uid);
    expect(held).not.toContain(person.local);
    expect(held).not.toContain(person.name);
  });

  test('stays as somebody without a name: maps, history and access log go on', async () => {
    const person = await canary();
    await erase(person);
    await erase_people();
    const { docs } = await world.call('company_users', {});
    expect(docs.find(({ uid }) => uid === person.uid)).toEqual({
      uid: person.uid,
      email: '',
      username: erasedTexts.person,
      active: false,
    });
    expect(await refusal(world, 'user_permissions', { uid: person.uid, page: 1 }, world.owner)).toBe(
      '404 user-does-not-exist',
    );
    const ownerless = await world.call('ownerless_maps', { page: 1 });
    expect(JSON.stringify(ownerless)).toContain(person.owned);
    const audit = await world.call('access_audit', { person: person.uid });
    expect(audit.docs.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['person_erased', 'access_removed', 'access_granted']),
    );
    const history = await world.call('story_map_history', { containerId: person.owned }, world.owner).catch(() => null);
    expect(history).toBeNull();
  });

  test('is erased all the same when the worker is killed anywhere', { timeout: 180_000 }, async () => {
    const first = await canary();
    await erase(first);
    const { moments } = await runKilledAt(Infinity, erase_people, 'erase_people');
    expect(moments).toBeGreaterThan(20);
    const person = await canary();
    await erase(person);
    let turn = 0;
    const began = Date.now() - 6 * 60 * 60_000;
    // Each worker dies later than the last one, when the lease of that one is over.
    for (let isKilled = true; isKilled; turn += MOMENTS) {
      vi.useFakeTimers({ toFake: ['Date'], now: began + turn * 4 * 60_000 });
      ({ isKilled } = await runKilledAt(turn, erase_people, 'erase_people'));
      vi.useRealTimers();
    }
    await erase_people();
    expect(turn).toBeGreaterThan(6);
    expect(await rowsNaming(person)).toEqual([]);
    expect(await world.call('erasures', {})).toEqual({ docs: [] });
  });

  test('goes on when the time is over, and when a step fails; others see how far it is', async () => {
    const person = await canary();
    await erase(person);
    expect((await world.call('erasures', {})).docs).toMatchObject([
      { uid: person.uid, startedBy: world.owner.uid, done: 0, total: ERASURE_PHASES.length },
    ]);
    let asked = 0;
    await erase_people(undefined, { getRemainingTimeInMillis: () => ((asked += 1) > 6 ? 0 : 600_000) });
    const [some] = (await world.call('erasures', {})).docs;
    expect(some?.done).toBeGreaterThan(0);
    const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    vi.spyOn(store, 'list').mockRejectedValueOnce(new Error('the bucket is away'));
    await expect(erase_people()).rejects.toThrow('1 people');
    out.mockRestore();
    await erase_people();
    expect(await rowsNaming(person)).toEqual([]);
  });

  test('leaves no file of an export that was running, and none of a new one is touched', async () => {
    const person = await canary();
    const start = async () => {
      const { export: latest } = await world.call('company_export', {});
      await world.call('start_company_export', { latest: latest?.exportId ?? null });
    };
    await start();
    let calls = 0;
    await export_companies(undefined, { getRemainingTimeInMillis: () => ((calls += 1) > 6 ? 0 : 600_000) });
    expect([...store.rows()]).not.toEqual([]);
    await erase(person);
    await erase_people();
    expect((await world.call('company_export', {})).export).toMatchObject({ state: 'withdrawn' });
    expect([...store.rows()]).toEqual([]);
    await start();
    await export_companies();
    const text = JSON.stringify([...store.rows()]);
    expect(text).toContain(world.canary);
    expect(text).not.toContain(person.local);
    expect(text).not.toContain(person.name);
  });
});

describe('erasing', () => {
  test('shows what it would replace, and is for people without access alone, by those who may change it', async () => {
    const person = await canary();
    const input = { uid: person.uid, email: person.email };
    expect(await world.call('erasure_preview', input)).toMatchObject({
      email: person.email,
      username: person.name,
      ownedMaps: 1,
      memberMaps: 1,
      requests: 2,
      exports: 1,
      isAll: true,
    });
    expect((await world.call('erasure_preview', input)).logEntries).toBeGreaterThan(4);
    const refused = (who: { uid: string; email: string }, as: Somebody) =>
      refusal(world, 'erase_person', { uid: who.uid, email: who.email }, as);
    const { owner, editor } = world;
    expect(await refused(editor, owner)).toBe('409 user-has-access');
    expect(await refused(owner, owner)).toBe('403 own-access');
    expect(await refused(person, editor)).toBe('403 not-administrator');
    // The address alone is not enough: it may be another person's by now.
    expect(await refused({ ...person, uid: editor.uid }, owner)).toBe('404 email-not-registered');
    expect(await refusal(world, 'erasure_preview', { ...input, uid: editor.uid }, owner)).toBe(
      '404 email-not-registered',
    );
    const other = await createWorld(stack());
    expect(await refusal(other, 'erase_person', input, other.owner)).toBe('404 email-not-registered');
    await erase(person);
    expect(await refused(person, owner)).toBe('404 email-not-registered');
  });
});
