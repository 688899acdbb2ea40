import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { writeJournal } from '#lambdas/entities/integration/jiraJournal.ts';
import { createTableClient, setTableClient, tableClient } from '#lambdas/store/table/client.ts';
import type { JournalEntry } from '#shared/model/integration/jiraJournal.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { mapOf, type TestMap } from '#tests/calls/support/mapOf.ts';
import { type TableItem, tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, type World } from '#tests/calls/support/world.ts';
import { collectReads } from './support/collectReads.ts';
import { useDaysAgo } from './support/daysAgo.ts';
import { due } from './support/due.ts';
import { addFrame, filled } from './support/filledMap.ts';
import { purge_trash } from './support/functions.ts';
import { keysOf, withId } from './support/rowsOf.ts';

const stack = useStack();
const daysAgo = useDaysAgo(stack);
let world: World;
/** The client whose writes feed the stream. */
let feeding: ReturnType<typeof tableClient>;
beforeAll(async () => {
  world = await createWorld(stack());
  feeding = tableClient();
});
afterEach(() => {
  vi.restoreAllMocks();
  setTableClient(feeding);
});

const inMap = ({ containerId }: Pick<TestMap, 'containerId'>) => ({ containerId });

async function rows(domain = world.domain): Promise<TableItem[]> {
  await stack().stream.settled();
  return [...(await tableOf(stack(), domain)).values()];
}

describe('something deleted from a living map', () => {
  test('is erased with all that belonged to it 30 days later, and not before', async () => {
    const map = await filled(world);
    const { containerId, releaseId, whoId } = map;
    const remove = async () => {
      await world.call('delete_what2', { containerId, whatId: map.id('A') });
      await world.call('delete_who', { containerId, whoId });
      await world.call('delete_release', { containerId, releaseId });
    };
    await daysAgo(30, remove);
    const before = await rows();
    await purge_trash();
    expect(keysOf(withId(await rows(), map.id('A')))).toEqual(keysOf(withId(before, map.id('A'))));
    const late = await filled(world);
    await daysAgo(31, async () => {
      await world.call('delete_what2', { ...inMap(late), whatId: late.id('A') });
      await world.call('delete_who', { ...inMap(late), whoId: late.whoId });
      await world.call('delete_release', { ...inMap(late), releaseId: late.releaseId });
    });
    await purge_trash();
    const left = await rows();
    const masters = (id: string) => withId(left, id).filter(({ pk }) => pk.includes(late.containerId));
    expect(keysOf(masters(late.id('A')))).toEqual([]);
    expect(keysOf(masters(late.id('a1')))).toEqual([]);
    expect(keysOf(masters(late.whoId))).toEqual([]);
    expect(keysOf(withId(left, late.releaseId))).toEqual([]);
    expect(keysOf(withId(left, late.epicId))).toEqual([]);
    // Nothing of the company uses them any more, and the rest stands.
    for (const id of [late.id('A'), late.id('a1'), late.id('a2')])
      expect(left.find(({ pk, sk }) => pk.endsWith(`#WHAT#${id}`) && sk === 'what')?.['uses']).toBe(0);
    expect(await late.outline()).toBe('B');
    expect(left.find(({ sk }) => sk === `board#what#${late.id('B')}`)?.['inReleases']).toBe(0);
    expect((await world.call('story_map_trash', inMap(late))).docs).toEqual([]);
  });

  test('is in the log of the map whole, and can be added again from nothing', async () => {
    const map = await filled(world);
    const place = { ...inMap(map), releaseId: map.releaseId };
    await world.call('add_whats_to_release', { ...place, whatIds: [map.id('A')] });
    const explored = { ...place, whatId: map.id('A') };
    const { id: exploreObjectId } = await world.call('add_explore_object', {
      ...explored,
      type: 'where',
      name: 'Here',
    });
    await world.call('remove_explore_object', { ...explored, exploreObjectId });
    const row = (await rows()).find(({ sk }) => sk === `board#what#${map.id('a1')}`);
    await daysAgo(31, () => world.call('delete_what2', { ...inMap(map), whatId: map.id('A') }));
    await purge_trash();
    const left = await rows();
    expect(keysOf(withId(left, map.id('A')).filter(({ pk }) => pk.includes(map.containerId)))).toEqual([]);
    const logged = left
      .filter(({ sk, call }) => sk.startsWith('log#') && call === 'purge_trash')
      .flatMap(({ changes }) => changes as { type: string; id: string; now: object | null }[]);
    const child = logged.find(({ type, id }) => type === 'what' && id === map.id('a1'));
    expect(child).toMatchObject({ was: { description: row?.['description'], parentId: map.id('A') }, now: null });
    const { id } = await map.add('A');
    expect(id).toBe(map.id('A'));
    expect(await map.outline()).toBe('B | A');
    const { whatWhoLinks } = await map.board();
    expect(whatWhoLinks).toEqual([]);
    await world.call('add_whats_to_release', { ...place, whatIds: [id] });
  });

  test('has left nothing in releases, of which only its own parts are read', async () => {
    const map = await mapOf(world, 'A | B | C | D');
    const whatIds = ['A', 'B', 'C', 'D'].map(map.id);
    const [first = ''] = await Promise.all(
      ['First', 'Second', 'Third'].map(async (name) => {
        const { id: releaseId } = await world.call('create_release', { ...inMap(map), name });
        await world.call('add_whats_to_release', { ...inMap(map), releaseId, whatIds });
        return releaseId;
      }),
    );
    // Out of one release before its deletion, and of two with it.
    await world.call('remove_whats_from_release', { ...inMap(map), releaseId: first, whatIds: [map.id('A')] });
    await daysAgo(31, () => world.call('delete_what2', { ...inMap(map), whatId: map.id('A') }));
    const read = collectReads();
    await purge_trash();
    const parts = read.filter(({ pk, sk }) => pk.endsWith(map.containerId) && sk.startsWith('in#'));
    expect(parts.map(({ sk }) => sk.split('#')[2])).toEqual(Array(3).fill(map.id('A')));
    const left = (await rows()).filter(({ pk }) => pk.includes(map.containerId));
    expect(keysOf(withId(left, map.id('A')))).toEqual([]);
    expect(left.filter(({ sk }) => sk.startsWith('in#'))).toHaveLength(9);
  });

  test('stays when it was restored or added again meanwhile, even in the middle of the purge', async () => {
    const map = await mapOf(world, 'A: a1 | B: b1');
    await daysAgo(31, async () => {
      for (const name of ['A', 'B']) await world.call('delete_what2', { ...inMap(map), whatId: map.id(name) });
    });
    await map.add('A');
    beforeCommit(1, () => map.add('B'));
    await purge_trash();
    expect(await map.outline()).toBe('A | B');
    await purge_trash();
    expect(await map.outline()).toBe('A | B');
    expect(await due(stack())).toEqual([]);
  });

  test('keeps a Who that epics still name', async () => {
    const map = await filled(world);
    const place = { ...inMap(map), releaseId: map.releaseId, whatId: map.id('B'), epicId: map.epicId };
    await world.call('change_epic_links', { ...place, add: { whos: [map.whoId] } });
    await daysAgo(31, () => world.call('delete_who', { ...inMap(map), whoId: map.whoId }));
    await purge_trash();
    const left = await rows();
    expect(left.find(({ sk }) => sk === `board#who#${map.whoId}`)).toBeDefined();
    expect(left.filter(({ sk }) => sk.startsWith('board#link#') && sk.endsWith(map.whoId))).toEqual([]);
    expect(await due(stack())).toEqual([]);
  });
});

describe('a deleted story map', () => {
  test('is erased with its log and all entries elsewhere; the company keeps its id and counts', async () => {
    const map = await filled(world);
    await world.call('add_member', { ...inMap(map), uid: world.viewer.uid, role: 'viewer' });
    await world.call('request_container_access', { ...inMap(map), access_type: 'view' }, world.colleague);
    const ids = ['A', 'a1', 'B'].map(map.id);
    await writeJournal(world.domain as CompanyDomain, sentFor(map.containerId));
    await daysAgo(31, () => world.call('delete_container', inMap(map)));
    await purge_trash();
    const left = await rows();
    expect(keysOf(left.filter(({ pk, sk }) => pk.includes(map.containerId) || sk.includes(map.containerId)))).toEqual(
      [],
    );
    for (const id of ids)
      expect(left.find(({ pk, sk }) => pk.endsWith(`#WHAT#${id}`) && sk === 'what')?.['uses']).toBe(0);
    const isOfCompany = ({ pk, sk }: TableItem) => pk === `C#${world.domain}` && sk.startsWith('log#');
    const entry = left.filter((row) => isOfCompany(row) && row['call'] === 'purge_trash').at(-1);
    expect(entry).toMatchObject({
      changes: [
        { type: 'story_map', id: map.containerId, was: { whats: 4, whos: 2, releases: 1, epics: 1 }, now: null },
      ],
    });
    expect((await world.call('deleted_story_maps', {})).docs.map(({ id }) => id)).not.toContain(map.containerId);
  });

  test('takes along what it has added to objectives and problems that other maps use, and they stay', async () => {
    const [map, other] = [await mapOf(world), await mapOf(world)];
    const { id: releaseId } = await world.call('create_release', { ...inMap(map), name: 'First' });
    const { objectiveId, problemId } = await addFrame(world, map.containerId, releaseId);
    await world.call('add_objective_to_map', { ...inMap(other), objectiveId });
    await world.call('add_problem_to_map', { ...inMap(other), problemId });
    await daysAgo(31, () => world.call('delete_container', inMap(map)));
    await purge_trash();
    const left = await rows();
    const mentions = ({ pk, sk, mapId: containerId }: TableItem) =>
      pk.includes(map.containerId) || sk.includes(map.containerId) || containerId === map.containerId;
    expect(keysOf(left.filter(mentions))).toEqual([]);
    const company = (id: string) => left.find(({ pk, uses }) => pk.endsWith(id) && uses !== undefined);
    expect(company(objectiveId)).toMatchObject({ uses: 1, benefits: 0 });
    expect(company(problemId)).toMatchObject({ uses: 1, objectives: 0 });
    expect((await world.call('get_frame', inMap(other))).objectives).toHaveLength(1);
  });

  test('is erased all the same after a crash at any step, with the same counts', async () => {
    for (let step = 1; ; step += 1) {
      const map = await mapOf(world, 'A: a1 | B');
      await daysAgo(31, () => world.call('delete_container', inMap(map)));
      const crashed = failCommit(step);
      await purge_trash().catch(() => undefined);
      setTableClient(feeding);
      await purge_trash();
      const left = await rows();
      expect(keysOf(left.filter(({ pk }) => pk.includes(map.containerId)))).toEqual([]);
      expect(left.find(({ pk, sk }) => pk.endsWith(`#WHAT#${map.id('A')}`) && sk === 'what')?.['uses']).toBe(0);
      const entries = left.filter(({ sk, call }) => sk.startsWith('log#') && call === 'purge_trash');
      const changes = entries.flatMap((entry) => entry['changes'] as { id: string; was: object }[]);
      expect(changes.filter(({ id }) => id === map.containerId)).toMatchObject([{ was: { whats: 3 } }]);
      if (!crashed()) break;
    }
  });

  test('is erased once by two purges at the same moment, and nothing of another company is touched', async () => {
    const other = await createWorld(stack());
    const map = await filled(world);
    await daysAgo(31, () => world.call('delete_container', inMap(map)));
    const theirs = await rows(other.domain);
    await Promise.all([purge_trash(), purge_trash()]);
    expect(await rows(other.domain)).toEqual(theirs);
    const left = await rows();
    expect(keysOf(left.filter(({ pk }) => pk.includes(map.containerId)))).toEqual([]);
    expect(left.find(({ pk, sk }) => pk.endsWith(`#WHAT#${map.id('A')}`) && sk === 'what')?.['uses']).toBe(0);
    expect(await due(stack())).toEqual([]);
  });

  test('that was restored in time stays, and so does one that another run has to go on with', async () => {
    const [kept, long] = [await mapOf(world, 'A'), await mapOf(world, 'B')];
    await daysAgo(31, async () => {
      for (const map of [kept, long]) await world.call('delete_container', inMap(map));
    });
    await daysAgo(20, () => world.call('restore_story_map', inMap(kept)));
    await purge_trash(undefined, { getRemainingTimeInMillis: () => 1_000 });
    expect(await kept.outline()).toBe('A');
    expect((await rows()).filter(({ pk }) => pk.includes(long.containerId))).not.toEqual([]);
    await purge_trash();
    expect(await kept.outline()).toBe('A');
    expect((await rows()).filter(({ pk }) => pk.includes(long.containerId))).toEqual([]);
  });
});

/** Calls `act` before each write of the purge, `n` counted from 1. */
function onCommit(act: (n: number) => Promise<void>): void {
  let n = 0;
  const client = createTableClient();
  client.middlewareStack.add(
    (next, context) => async (args) => {
      if (String(context['commandName']) === 'TransactWriteItemsCommand') await act((n += 1));
      return next(args);
    },
    { step: 'initialize', name: 'meanwhile' },
  );
  setTableClient(client);
}

function beforeCommit(at: number, act: () => Promise<unknown>): void {
  onCommit(async (n) => {
    if (n !== at) return;
    setTableClient(feeding);
    const { outsideRoles } = await import('#infra/local/grants/role.ts');
    await outsideRoles(act);
  });
}

/** Has all writes fail from one on. @returns whether one has */
function failCommit(from: number): () => boolean {
  let failed = false;
  onCommit((n) => {
    if (n < from) return Promise.resolve();
    failed = true;
    return Promise.reject(new Error('crashed'));
  });
  return () => failed;
}

/** An entry of the journal about an epic of a map. */
const sentFor = (containerId: string): JournalEntry => ({
  ...{ id: '01JDEFENTRY000000000000000', at: Date.now(), integrationId: world.integration.id, change: 'createIssue' },
  ...{ uid: null, place: { containerId, whatId: 'w', epicId: 'e', releaseId: 'r' }, issueKey: null, target: null },
  ...{ success: false, refused: 'busy', messages: [], fieldErrors: {}, values: [], cut: false, replays: null },
});
