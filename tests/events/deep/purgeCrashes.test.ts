import { beforeAll, expect, test } from 'vitest';
import * as rowKeys from '#lambdas/store/keys.ts';
import { keysOf as keysOfCompany } from '#lambdas/store/keys.ts';
import { newId } from '#shared/model/ids.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { putItems, whatRows } from '#tests/calls/support/fillMap.ts';
import { mapOf } from '#tests/calls/support/mapOf.ts';
import { type TableItem, tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, type World } from '#tests/calls/support/world.ts';
import { useDaysAgo } from '../support/daysAgo.ts';
import { due } from '../support/due.ts';
import { purge_trash } from '../support/functions.ts';
import { runKilledAt } from '../support/killedWorker.ts';
import { withId } from '../support/rowsOf.ts';

/** The entities of the large map: each Activity has a link, is in a release with epics, and has notes. */
const WHATS = 1_000;
const WHOS = 100;
const RELEASES = 50;
const EPICS_OF_EACH = 7;
const CHILDREN_OF_EACH = 9;
/** Activities that a second map uses too. */
const SHARED = 100;

const stack = useStack();
const daysAgo = useDaysAgo(stack);
let world: World;
beforeAll(async () => {
  world = await createWorld(stack());
});

const rows = async (): Promise<TableItem[]> => [...(await tableOf(stack(), world.domain)).values()];

/** Runs the purge until nothing is due, each run killed before or after its first write. @returns how many were */
async function purgeWithCrashes(): Promise<number> {
  for (let crashes = 0; ; crashes += 1) {
    // Before a write, then after it: each run but every second one gets one write further.
    const { isKilled } = await runKilledAt(crashes % 2, purge_trash, 'purge_trash');
    if (!isKilled) return crashes;
  }
}

const ids = (length: number) => Array.from({ length }, newId);
const row = (key: rowKeys.Key, type: string, id: string, more = {}) => ({ ...key, type, id, version: 1, ...more });

/** The fields of an epic by which others are derived. */
const EMPTY_EPIC = {
  nameObject: null,
  nameFreeText: null,
  explore_objects: [],
  scenarios: [],
  primaryOutput: null,
  completed: false,
  integrations: [],
};

/** A map with 10,000 entities. @returns its id and those of its Activities */
async function bigMap() {
  const company = companyOfEmail(world.owner.email) ?? expect.fail('no company');
  const keys = keysOfCompany(company);
  const { containerId } = await mapOf(world);
  const [whatIds, whoIds, releaseIds] = [ids(WHATS), ids(WHOS), ids(RELEASES)];
  const shared = (kind: 'what' | 'who', id: string, uses: number) => [
    row(rowKeys.shared(keys, kind, id), `company_${kind}`, id, { text: id, uses }),
    { ...rowKeys.sharedUse(keys, kind, id, containerId), mapId: containerId },
  ];
  await putItems(stack(), [
    ...whatRows(company, containerId, whatIds, CHILDREN_OF_EACH, (i) => `Activity ${i}`),
    ...whatIds.flatMap((id, i) => shared('what', id, i < SHARED ? 2 : 1)),
    ...whoIds.flatMap((id) => [row(rowKeys.who(keys, containerId, id), 'who', id), ...shared('who', id, 1)]),
    ...whatIds.flatMap((whatId, i) => {
      const [whoId = '', releaseId = ''] = [whoIds[i % WHOS], releaseIds[i % RELEASES]];
      const epics = Array.from({ length: EPICS_OF_EACH }, (_, n) => `${i}-${n}`);
      return [
        row(rowKeys.whatWhoLink(keys, containerId, whatId, whoId), 'what_who_link', `${whatId}-${whoId}`),
        row(rowKeys.releaseWhat(keys, containerId, releaseId, whatId), 'release_what', `${releaseId}-${whatId}`),
        row(rowKeys.epicNotes(keys, containerId, `${i}-0`), 'epic_notes', `${i}-0`),
        ...epics.map((key) => row(rowKeys.epic(keys, containerId, releaseId, whatId, key), 'epic', key, EMPTY_EPIC)),
      ];
    }),
    ...releaseIds.map((id) => row(rowKeys.release(keys, containerId, id), 'release', id)),
  ]);
  return { containerId, whatIds };
}

test(
  'a story map of 10,000 entities is erased by runs that are killed before and after every single write',
  { timeout: 300_000 },
  async () => {
    const { containerId, whatIds } = await bigMap();
    const entities = WHATS * (4 + EPICS_OF_EACH) + WHOS + RELEASES;
    expect(entities).toBeGreaterThan(10_000);
    await daysAgo(31, () => world.call('delete_container', { containerId }));
    const crashes = await purgeWithCrashes();
    // At most ninety steps fit into a write.
    expect(crashes).toBeGreaterThan(2 * (entities / 90));
    const left = await rows();
    expect(withId(left, containerId)).toEqual([]);
    const uses = new Map(left.map(({ pk, sk, uses: count }) => [sk === 'what' ? pk.split('#').at(-1) : '', count]));
    expect(whatIds.map((id) => uses.get(id))).toEqual(whatIds.map((_, i) => (i < SHARED ? 1 : 0)));
    const changes = left
      .filter(({ sk, call }) => sk.startsWith('log#') && call === 'purge_trash')
      .flatMap((entry) => entry['changes'] as { id: string; was: object }[]);
    expect(changes.filter(({ id }) => id === containerId)).toMatchObject([
      { was: { whats: WHATS, whos: WHOS, releases: RELEASES, epics: WHATS * EPICS_OF_EACH } },
    ]);
    expect(await due(stack())).toEqual([]);
  },
);

test('an Activity with its children is erased from a living map by runs that are killed at every write', async () => {
  const names = Array.from({ length: 40 }, (_, i) => `a${i}`);
  const map = await mapOf(world, `A: ${names.join(' ')} | B`);
  const inMap = { containerId: map.containerId };
  const { id: whoId } = await world.call('add_who', { ...inMap, name: 'Linked to all' });
  const [linkTypeId] = world.linkTypes.whatWho;
  for (const name of names)
    await world.call('add_what_who_links', { ...inMap, whatId: map.id(name), linkTypeId, whoIds: [whoId] });
  await daysAgo(31, () => world.call('delete_what2', { ...inMap, whatId: map.id('A') }));
  expect(await purgeWithCrashes()).toBeGreaterThan(2);
  const left = await rows();
  for (const name of ['A', ...names]) {
    expect(withId(left, map.id(name)).filter(({ pk }) => pk.includes(map.containerId))).toEqual([]);
    expect(left.find(({ pk, sk }) => pk.endsWith(`#WHAT#${map.id(name)}`) && sk === 'what')?.['uses']).toBe(0);
  }
  expect(await map.outline()).toBe('B');
  expect(await due(stack())).toEqual([]);
});
