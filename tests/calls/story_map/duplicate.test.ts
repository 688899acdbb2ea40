import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_PARTS } from '#lambdas/calls/story_map/duplicate_story_map.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { keysOf } from '#lambdas/store/keys.ts';
import type { CallOutput } from '#shared/contract/registry.ts';
import * as errors from '#shared/errors.ts';
import { newId } from '#shared/model/ids.ts';
import { type CompanyDomain, companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { send } from '#tests/calls/support/caller.ts';
import { putItems, whatRows } from '#tests/calls/support/fillMap.ts';
import { mapOf } from '#tests/calls/support/mapOf.ts';
import { readMap } from '#tests/calls/support/readMap.ts';
import { newMap } from '#tests/calls/support/sharing.ts';
import { createSmallWorld, share, type SmallWorld, type Somebody } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
let company: CompanyDomain;
beforeAll(async () => {
  world = await createSmallWorld(stack());
  company = companyOfEmail(world.owner.email) ?? expect.fail('no company');
});

type Copy = CallOutput<'duplicate_story_map'>;

const duplicate = (containerId: string, { whos = true, as = world.owner } = {}) =>
  world.call('duplicate_story_map', { containerId, name: 'A copy', whos }, as);

/** A story map without what tells it from a copy: times, versions and what belongs to it alone. */
async function contentOf(containerId: string, as: Somebody = world.owner) {
  const { map } = await readMap(world, containerId, { as });
  const plain = <Item extends { id: string; version: number }>(items: readonly Item[]) =>
    items.map(({ version: _version, ...rest }) => rest).sort((a, b) => (a.id < b.id ? -1 : 1));
  const { whats, whos, whoGroups, whoCategories, whatWhoLinks, whoWhoLinks } = map;
  return {
    whats: plain(whats),
    whos: plain(whos),
    labels: [...plain(whoGroups), ...plain(whoCategories)],
    links: [...plain(whatWhoLinks), ...plain(whoWhoLinks)],
  };
}

describe('a copy of a story map', () => {
  test('has its Activities with fields and order, its Whos with labels and links, and belongs to who made it', async () => {
    const { containerId, owner, call } = world;
    const copy = await duplicate(containerId);
    expect(copy).toMatchObject({ done: true, copied: copy.total, changed: [{ type: 'story_map', name: 'A copy' }] });
    const before = await contentOf(containerId);
    expect(before.whats.length).toBeGreaterThan(2);
    expect(before.links.length).toBeGreaterThan(0);
    const whats = before.whats.map((what) => ({ ...what, childContainerId: null }));
    expect(await contentOf(copy.id)).toEqual({ ...before, whats });
    const { docs } = await call('story_map_list', { list_type: 'owner' });
    const { docs: source } = await call('story_map_list', { list_type: 'owner' });
    expect(docs.find(({ id }) => id === copy.id)).toMatchObject({
      owner: owner.uid,
      why: source.find(({ id }) => id === containerId)?.why,
    });
  });

  test('has long descriptions, references and maturity', async () => {
    const { call, referenceTypeId } = world;
    const map = await mapOf(world, 'Told: detail');
    const of = { containerId: map.containerId, whatId: map.id('Told') };
    await call('set_what_long_description', { ...of, longDescription: 'At length' });
    await call('add_what_reference_link', { ...of, name: 'Handbook', type: referenceTypeId });
    const { id } = await duplicate(map.containerId);
    const details = await call('what_details', { containerId: id, whatId: of.whatId });
    expect(details).toMatchObject({ longDescription: { text: 'At length' }, referenceLinks: [{ name: 'Handbook' }] });
  });

  test('can leave out the Whos', async () => {
    const { id } = await duplicate(world.containerId, { whos: false });
    const content = await contentOf(id);
    expect(content.whats.length).toBeGreaterThan(2);
    expect(content).toMatchObject({ whos: [], labels: [], links: [] });
  });

  test('is a story map of its own: what is deleted or renamed there stays on the other', async () => {
    const map = await mapOf(world, 'Kept: below');
    const { id } = await duplicate(map.containerId);
    await world.call('delete_what2', { containerId: id, whatId: map.id('Kept') });
    expect((await contentOf(id)).whats).toEqual([]);
    expect((await contentOf(map.containerId)).whats).toHaveLength(2);
    await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('below') });
    await world.call('add_what', { containerId: id, description: `Again ${id}`, level: 0 });
    expect((await contentOf(id)).whats).toHaveLength(1);
  });

  test('is made by anybody who may see the map, and by nobody else', async () => {
    const map = await newMap(world, 'To be copied');
    await expect(duplicate(map, { as: world.colleague })).rejects.toThrow(errors.permissionDenied.code);
    await share(world.domain, map, world.colleague.uid, 'viewer');
    const { id } = await duplicate(map, { as: world.colleague });
    expect((await readMap(world, id, { as: world.colleague })).map.role).toBe('owner');
    await expect(readMap(world, id)).rejects.toThrow(errors.permissionDenied.code);
  });

  test('says in its history that it is a copy, in one line', async () => {
    const { id } = await duplicate(world.containerId);
    const { docs } = await world.call('story_map_history', { containerId: id });
    expect(docs.map(({ type }) => type)).toEqual(['story_map_copied']);
  });
});

describe('a large story map', () => {
  const COUNT = 1_200;

  async function largeMap(): Promise<string> {
    const containerId = await newMap(world, 'Large');
    const ids = Array.from({ length: COUNT }, newId);
    const rows = whatRows(company, containerId, ids, 9, (i) => `${i} ${containerId}`);
    const shared = rows.map(({ id, description }) => ({
      ...{ ...rowKeys.shared(keysOf(company), 'what', id), type: 'company_what', id, version: 1 },
      ...{ text: description, uses: 1 },
    }));
    await putItems(stack(), [...rows, ...shared]);
    return containerId;
  }

  const sendWith = async (key: string, containerId: string): Promise<Copy> => {
    const input = { containerId, name: 'Large copy', whos: true };
    const answer = await send(stack(), 'duplicate_story_map', input, world.owner.idToken, { 'idempotency-key': key });
    expect(answer.status, answer.text).toBe(200);
    return answer.body as Copy;
  };

  test('is copied in several calls with the same key, each of which says how far it is', async () => {
    const containerId = await largeMap();
    const key = randomUUID();
    const first = await sendWith(key, containerId);
    expect(first).toMatchObject({ done: false, total: COUNT, changed: [{ type: 'story_map' }] });
    expect(first.copied).toBeGreaterThan(MAX_PARTS * 10);
    expect((await contentOf(first.id)).whats).toHaveLength(first.copied);
    const second = await sendWith(key, containerId);
    expect(second).toMatchObject({ id: first.id, done: true, copied: COUNT });
    expect(await contentOf(first.id)).toEqual(await contentOf(containerId));
    // Sent once more it changes nothing.
    expect(await sendWith(key, containerId)).toEqual(second);
  }, 120_000);

  test('that is deleted while it is copied stays deleted', async () => {
    const containerId = await largeMap();
    const key = randomUUID();
    const { id } = await sendWith(key, containerId);
    await world.call('delete_container', { containerId: id });
    const input = { containerId, name: 'Large copy', whos: true };
    const { status, body } = await send(stack(), 'duplicate_story_map', input, world.owner.idToken, {
      'idempotency-key': key,
    });
    expect([status, body['code']]).toEqual([403, errors.permissionDenied.code]);
  }, 120_000);
});
