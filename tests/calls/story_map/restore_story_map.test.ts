import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { tableClient } from '#lambdas/store/table/client.ts';
import { newId } from '#shared/model/ids.ts';
import { TRASH_MS, TRASH_PAGE_SIZE } from '#shared/model/story_map/trash.ts';
import { beforeNextCommit } from '#tests/calls/support/beforeNextCommit.ts';
import { mapOf, refusal, type TestMap } from '#tests/calls/support/mapOf.ts';
import { rename } from '#tests/calls/support/renaming.ts';
import { tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, share, type Somebody, type World } from '#tests/calls/support/world.ts';

const stack = useStack();
let world: World;
beforeAll(async () => {
  world = await createWorld(stack());
});

const idOf = ({ containerId }: Pick<TestMap, 'containerId'>) => ({ containerId });
const remove = (map: TestMap) => world.call('delete_container', idOf(map));
const restore = (map: TestMap) => world.call('restore_story_map', idOf(map));
const refused = (map: TestMap, as?: Somebody) => refusal(world, 'restore_story_map', idOf(map), as);
const trash = async (before?: string) => world.call('deleted_story_maps', before === undefined ? {} : { before });
const link = (map: TestMap, name: string, child: TestMap) =>
  world.call('link_story_map', { ...idOf(map), whatId: map.id(name), childContainerId: child.containerId });
const parentOf = async (map: TestMap) => (await world.call('parent_activity', idOf(map))).parent;
const listed = async (as: Somebody, listType: 'owner' | 'editor' | 'viewer' | 'all') =>
  (await world.call('story_map_list', { list_type: listType, page: 1 }, as)).docs.map(({ id }) => id);

/** Moves the deletion of a map into the past. */
async function age({ containerId }: TestMap, ms: number): Promise<void> {
  await tableClient().send(
    new UpdateCommand({
      TableName: stack().tableName,
      Key: { pk: `C#${world.domain}#MAP#${containerId}`, sk: 'board#head' },
      UpdateExpression: 'SET deletedAt = :at',
      ExpressionAttributeValues: { ':at': Date.now() - ms },
    }),
  );
}

describe('a deleted story map', () => {
  test('is in the trash of its owner only, and comes back whole, in all lists, for its members too', async () => {
    const map = await mapOf(world, 'A: a1 a2 | B');
    await world.call('add_member', { ...idOf(map), uid: world.editor.uid, role: 'editor' });
    await world.call('add_member', { ...idOf(map), uid: world.viewer.uid, role: 'viewer' });
    await world.call('request_container_access', { ...idOf(map), access_type: 'view' }, world.colleague);
    const before = await map.board();
    await remove(map);
    const { name, version } = before;
    expect((await trash()).docs[0]).toEqual({ id: map.containerId, name, deletedAt: expect.any(Number) as number });
    expect(await listed(world.editor, 'editor')).not.toContain(map.containerId);
    expect((await world.call('deleted_story_maps', {}, world.editor)).docs).toEqual([]);
    const { changed, lostParent } = await restore(map);
    expect(lostParent).toBeNull();
    expect(changed).toMatchObject([{ type: 'story_map', id: map.containerId, name, version: version + 2 }]);
    expect(await map.board()).toEqual({ ...before, version: version + 2 });
    expect(await listed(world.owner, 'owner')).toContain(map.containerId);
    expect(await listed(world.editor, 'editor')).toContain(map.containerId);
    expect(await listed(world.viewer, 'viewer')).toContain(map.containerId);
    expect((await trash()).docs.map(({ id }) => id)).not.toContain(map.containerId);
    const { docs } = await world.call('access_requests', {});
    expect(docs.filter(({ containerId }) => containerId === map.containerId)).toHaveLength(1);
    const { docs: events } = await world.call('story_map_history', { ...idOf(map) });
    expect(events.slice(0, 2).map(({ type }) => type)).toEqual(['story_map_restored', 'story_map_deleted']);
    expect(await refused(map)).toBe('404 not-in-trash');
  });

  test('is restored by its owner only: neither by an editor, nor by an admin', async () => {
    const map = await mapOf(world);
    await world.call('add_member', { ...idOf(map), uid: world.editor.uid, role: 'editor' });
    const foreign = await world.call('story_map_container_create', { name: 'Foreign', why: 'x' }, world.editor);
    await world.call('delete_container', { containerId: foreign.id }, world.editor);
    await remove(map);
    expect(await refused(map, world.editor)).toBe('404 not-in-trash');
    expect(await refusal(world, 'restore_story_map', { containerId: foreign.id })).toBe('404 not-in-trash');
    await restore(map);
  });

  test('of another or of nobody, or one that is not deleted, is not in the trash', async () => {
    expect(await refused(await mapOf(world))).toBe('404 not-in-trash');
    expect(await refusal(world, 'restore_story_map', { containerId: 'noSuchMapNoSuchMap00' })).toBe('404 not-in-trash');
  });

  test('cannot be restored after 30 days', async () => {
    const map = await mapOf(world);
    await remove(map);
    await age(map, TRASH_MS - 60_000);
    await restore(map);
    await remove(map);
    await age(map, TRASH_MS);
    expect(await refused(map)).toBe('404 not-in-trash');
  });

  test('shows the present texts of the company soon after it is restored', async () => {
    const [map, other] = [await mapOf(world, 'A | B'), await mapOf(world)];
    const { id: whoId } = await world.call('add_who', { ...idOf(map), name: 'Renamed in the trash' });
    await remove(map);
    await other.add('A', null, { description: map.text('A') });
    await world.call('add_who', { ...idOf(other), name: 'Renamed in the trash' });
    const change = { ...idOf(other), changeType: 'what_description' } as const;
    await world.call('change_what_description', { ...change, objectId: map.id('A'), newDescription: 'Anew' });
    await rename(world.owner, 'who', other.containerId, whoId, 'Named anew');
    await stack().stream.settled();
    await restore(map);
    await stack().stream.settled();
    const { whats, whos } = await map.board();
    expect(whats.map(({ description }) => description).sort()).toEqual(['Anew', map.text('B')].sort());
    expect(whos.map(({ name }) => name)).toEqual(['Named anew']);
  });

  test('is found by the search again', async () => {
    const map = await mapOf(world);
    await world.call('change_story_map_name', { ...idOf(map), name: 'Quokka' });
    const found = async () => {
      await stack().stream.settled();
      return (await world.call('story_map_owner', { query: 'Quokka' })).hits.length;
    };
    await remove(map);
    expect(await found()).toBe(0);
    await restore(map);
    expect(await found()).toBe(1);
  });
});

describe('the link of a restored story map to its Activity', () => {
  test('comes back', async () => {
    const [parent, map] = [await mapOf(world, 'A'), await mapOf(world, 'B')];
    await link(parent, 'A', map);
    await remove(map);
    expect((await restore(map)).lostParent).toBeNull();
    expect(await parentOf(map)).toMatchObject({ whatId: parent.id('A') });
    const { children } = await world.call('container_children', idOf(parent));
    expect(children).toMatchObject([{ childContainerId: map.containerId }]);
  });

  test('does not come back when the Activity has another story map, or was deleted since', async () => {
    const [parent, map, other] = [await mapOf(world, 'A | B'), await mapOf(world), await mapOf(world)];
    await link(parent, 'A', map);
    await remove(map);
    await link(parent, 'A', other);
    expect((await restore(map)).lostParent).toBe('taken');
    expect(await parentOf(map)).toBeNull();
    expect(await parentOf(other)).toMatchObject({ whatId: parent.id('A') });
    await link(parent, 'B', map);
    await remove(map);
    await world.call('delete_what2', { ...idOf(parent), whatId: parent.id('B') });
    expect((await restore(map)).lostParent).toBe('deleted');
    await world.call('restore_what', { ...idOf(parent), whatId: parent.id('B') });
    expect(await parentOf(map)).toBeNull();
  });

  test('comes back in place of one to a story map that is linked elsewhere by now', async () => {
    const [parent, map, other] = [await mapOf(world, 'A'), await mapOf(world), await mapOf(world)];
    await link(parent, 'A', map);
    await remove(map);
    await link(parent, 'A', other);
    await remove(other);
    expect((await restore(map)).lostParent).toBeNull();
    expect((await restore(other)).lostParent).toBe('taken');
    expect(await parentOf(map)).toMatchObject({ whatId: parent.id('A') });
  });

  test('comes back with the Activity that was deleted before the story map', async () => {
    const [parent, map] = [await mapOf(world, 'A: a1'), await mapOf(world)];
    await link(parent, 'a1', map);
    await world.call('delete_what2', { ...idOf(parent), whatId: parent.id('a1') });
    await remove(map);
    expect((await restore(map)).lostParent).toBeNull();
    await world.call('restore_what', { ...idOf(parent), whatId: parent.id('a1') });
    expect(await parentOf(map)).toMatchObject({ whatId: parent.id('a1') });
  });

  test('never makes a circle with what was linked below it meanwhile', async () => {
    const [top, map, below] = [await mapOf(world, 'A'), await mapOf(world, 'B: b1'), await mapOf(world, 'C')];
    await link(top, 'A', map);
    await link(map, 'b1', below);
    await remove(map);
    await link(below, 'C', top);
    expect((await restore(map)).lostParent).toBe('circle');
    expect(await parentOf(map)).toBeNull();
    expect(await parentOf(below)).toMatchObject({ whatId: map.id('b1') });
    expect(await parentOf(top)).toMatchObject({ whatId: below.id('C') });
  });

  test('never makes a circle when both happen at the same moment', async () => {
    const [top, map, below] = [await mapOf(world, 'A'), await mapOf(world, 'B'), await mapOf(world, 'C')];
    await link(top, 'A', map);
    await link(map, 'B', below);
    await remove(map);
    await stack().stream.settled();
    beforeNextCommit(async () => {
      await link(below, 'C', top);
    });
    expect((await restore(map)).lostParent).toBe('circle');
  });

  test('never makes a circle when the other map is linked just after it was restored', async () => {
    const [top, map, below] = [await mapOf(world, 'A'), await mapOf(world, 'B: b1'), await mapOf(world, 'C')];
    await link(top, 'A', map);
    await link(map, 'b1', below);
    await remove(map);
    await stack().stream.settled();
    beforeNextCommit(() => restore(map));
    await expect(link(below, 'C', top)).rejects.toThrow('story-map-circle');
    await link(below, 'C', await mapOf(world));
  });

  test('does not come back below twenty others', async () => {
    const [parent, map] = [await mapOf(world, 'A'), await mapOf(world)];
    await link(parent, 'A', map);
    await remove(map);
    let child = parent;
    for (let i = 0; i < 20; i += 1) {
      const above = await mapOf(world, 'A');
      await link(above, 'A', child);
      child = above;
    }
    expect((await restore(map)).lostParent).toBe('levels');
  });
});

describe('restoring an Activity', () => {
  test.each(['A', 'a1'])('whose story map stands above by now is refused, with %s linked', async (linked) => {
    const [map, below] = [await mapOf(world, 'A: a1 | B'), await mapOf(world, 'C')];
    await link(map, linked, below);
    const whatId = { ...idOf(map), whatId: map.id('A') };
    await world.call('delete_what2', whatId);
    await link(below, 'C', map);
    expect(await refusal(world, 'restore_what', whatId)).toBe('409 story-map-circle');
    await world.call('delete_story_map_link', { ...idOf(below), whatId: below.id('C') });
    await world.call('restore_what', whatId);
    expect(await parentOf(below)).toMatchObject({ whatId: map.id(linked) });
  });

  test('is refused too when the story map is put above it at the same moment', async () => {
    const [map, below] = [await mapOf(world, 'A'), await mapOf(world, 'C')];
    await link(map, 'A', below);
    const whatId = { ...idOf(map), whatId: map.id('A') };
    await world.call('delete_what2', whatId);
    await stack().stream.settled();
    beforeNextCommit(async () => {
      await link(below, 'C', map);
    });
    expect(await refusal(world, 'restore_what', whatId)).toBe('409 story-map-circle');
  });

  test('makes the link that would close a circle at the same moment fail', async () => {
    const [map, below] = [await mapOf(world, 'A: a1'), await mapOf(world, 'C')];
    await link(map, 'a1', below);
    const whatId = { ...idOf(map), whatId: map.id('A') };
    await world.call('delete_what2', whatId);
    await stack().stream.settled();
    beforeNextCommit(() => world.call('restore_what', whatId));
    await expect(link(below, 'C', map)).rejects.toThrow('story-map-circle');
  });

  test('below a story map with others above it brings its link back', async () => {
    const [top, map, below] = [await mapOf(world, 'T'), await mapOf(world, 'A'), await mapOf(world)];
    await link(top, 'T', map);
    await link(map, 'A', below);
    const whatId = { ...idOf(map), whatId: map.id('A') };
    await world.call('delete_what2', whatId);
    await world.call('restore_what', whatId);
    expect(await parentOf(below)).toMatchObject({ whatId: map.id('A') });
  });
});

test('the trash of a person is read page by page, newest first', async () => {
  const own = await createWorld(stack());
  const ids = [own.trash.storyMapId];
  for (let i = 0; i < TRASH_PAGE_SIZE + 1; i += 1) {
    const { id: containerId } = await own.call('story_map_container_create', { name: `Map ${i}`, why: 'x' });
    await own.call('delete_container', { containerId });
    ids.unshift(containerId);
  }
  const first = await own.call('deleted_story_maps', {});
  const second = await own.call('deleted_story_maps', { before: first.next ?? '' });
  expect([...first.docs, ...second.docs].map(({ id }) => id)).toEqual(ids);
  expect(first.docs).toHaveLength(TRASH_PAGE_SIZE);
  expect(second.next).toBeNull();
});

test('a story map with more members than one change unlists comes back to all of their lists', async () => {
  const map = await mapOf(world);
  for (let i = 0; i < 70; i += 1) await share(world.domain, map.containerId, newId(), 'viewer');
  const lists = async () =>
    // No engine promises an order of partitions.
    new Map(
      [...(await tableOf(stack(), world.domain))].filter(
        ([, { pk, mapId: containerId }]) => containerId === map.containerId && /#(USER|MAPS)/.test(pk),
      ),
    );
  const before = await lists();
  await remove(map);
  expect((await lists()).size).toBe(5);
  await restore(map);
  expect(await lists()).toEqual(before);
});
