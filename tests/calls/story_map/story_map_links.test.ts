import { beforeAll, describe, expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import { MAX_LEVELS_OF_MAPS } from '#shared/model/limits.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import { send } from '#tests/calls/support/caller.ts';
import { mapOf, refusal, type TestMap } from '#tests/calls/support/mapOf.ts';
import { createSmallWorld, share, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const headOf = async (containerId: string) => {
  const { parentWhatRef, parentWhatRefCreator } = await world.call('get_container', { containerId });
  return { parentWhatRef, parentWhatRefCreator };
};
const childOf = async (map: TestMap, name: string) =>
  (await map.board()).whats.find(({ id }) => id === map.id(name))?.childContainerId;
const linking = (map: TestMap, name: string, childContainerId: string) => ({
  containerId: map.containerId,
  whatId: map.id(name),
  childContainerId,
});
const link = (...args: Parameters<typeof linking>) => world.call('link_story_map', linking(...args));
const unlink = (map: TestMap, name: string) =>
  world.call('delete_story_map_link', { containerId: map.containerId, whatId: map.id(name) });
const refusalOf = (...args: Parameters<typeof linking>) => refusal(world, 'link_story_map', linking(...args));
const nothing = { parentWhatRef: null, parentWhatRefCreator: null };

describe('link_story_map', () => {
  test('links both ends to each other, and answers the changes of the map that it is about', async () => {
    const map = await mapOf(world, 'A: a1 | B');
    const child = await mapOf(world);
    await share(world.domain, map.containerId, world.editor.uid, 'editor');
    await share(world.domain, child.containerId, world.editor.uid, 'editor');
    const answer = await world.call('link_story_map', linking(map, 'A', child.containerId), world.editor);
    const ref = { containerId: map.containerId, whatId: map.id('A') };
    expect(answer.changed).toMatchObject([{ type: 'what', id: map.id('A'), childContainerId: child.containerId }]);
    expect(await childOf(map, 'A')).toBe(child.containerId);
    expect(await headOf(child.containerId)).toEqual({ parentWhatRef: ref, parentWhatRefCreator: world.editor.uid });
    const { whats } = await map.board();
    expect(whats.map(({ id, storyName }) => [id === map.id('A'), storyName]).filter(([isLinked]) => isLinked)).toEqual([
      [true, (await world.call('get_container', { containerId: child.containerId })).name],
    ]);
    // Sub-activities have stories of their own too.
    const other = await mapOf(world);
    await link(map, 'a1', other.containerId);
    expect(await childOf(map, 'a1')).toBe(other.containerId);
  });

  test('refuses an Activity that is linked, and a map that is linked', async () => {
    const [map, child, other] = [await mapOf(world, 'A | B'), await mapOf(world), await mapOf(world)];
    await link(map, 'A', child.containerId);
    expect(await refusalOf(map, 'A', other.containerId)).toBe('409 what-linked');
    expect(await refusalOf(map, 'A', child.containerId)).toBe('409 what-linked');
    const { status, body } = await send(
      stack(),
      'link_story_map',
      linking(map, 'B', child.containerId),
      world.owner.idToken,
    );
    expect({ status, body }).toEqual({
      status: 409,
      body: { code: 'container-linked', message: 'Selected story map already has a link' },
    });
    expect(await childOf(map, 'B')).toBeNull();
  });

  test('requires the right to edit both maps', async () => {
    const [map, child] = [await mapOf(world, 'A'), await mapOf(world)];
    await share(world.domain, map.containerId, world.editor.uid, 'editor');
    const asEditor = async () => {
      const { status, body } = await send(
        stack(),
        'link_story_map',
        linking(map, 'A', child.containerId),
        world.editor.idToken,
      );
      return `${status} ${String(body['message'])}`;
    };
    expect(await asEditor()).toBe(`403 ${errorTexts.mapNotVisible}`);
    await share(world.domain, child.containerId, world.editor.uid, 'viewer');
    expect(await asEditor()).toBe(`403 ${errors.permissionDenied.message}`);
    const theirs = await createSmallWorld(stack());
    expect(await refusalOf(map, 'A', theirs.containerId)).toBe('403 permission-denied');
    await world.call('delete_container', { containerId: child.containerId });
    expect(await refusalOf(map, 'A', child.containerId)).toBe('403 permission-denied');
    expect(await childOf(map, 'A')).toBeNull();
  });

  test('never lets a story map contain itself, however many maps lie between', async () => {
    const top = await mapOf(world, 'A');
    const middle = await mapOf(world, 'B');
    const bottom = await mapOf(world, 'C | D');
    expect(await refusalOf(top, 'A', top.containerId)).toBe('400 own-story-map');
    await link(top, 'A', middle.containerId);
    expect(await refusalOf(middle, 'B', top.containerId)).toBe('409 story-map-circle');
    await link(middle, 'B', bottom.containerId);
    expect(await refusalOf(bottom, 'C', top.containerId)).toBe('409 story-map-circle');
    // Once the chain is cut the same link forms no cycle.
    await unlink(top, 'A');
    await link(bottom, 'C', top.containerId);
    expect(await refusalOf(top, 'A', middle.containerId)).toBe('409 story-map-circle');
  });

  test('refuses a map below twenty others in one chain', async () => {
    let map = await mapOf(world, 'A');
    for (let level = 1; level <= MAX_LEVELS_OF_MAPS; level += 1) {
      const below = await mapOf(world, 'A');
      await link(map, 'A', below.containerId);
      map = below;
    }
    const child = await mapOf(world);
    expect(await refusalOf(map, 'A', child.containerId)).toBe('409 too-many-levels');
  });

  test('accepts a map whose parent Activity is deleted, hidden, or on a deleted map', async () => {
    const child = await mapOf(world);
    const map = await mapOf(world, 'A | B: b1 | C');
    await link(map, 'A', child.containerId);
    await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('A') });
    await link(map, 'b1', child.containerId);
    await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('B') });
    await link(map, 'C', child.containerId);
    await world.call('delete_container', { containerId: map.containerId });
    const last = await mapOf(world, 'Z');
    await link(last, 'Z', child.containerId);
    expect((await headOf(child.containerId)).parentWhatRef).toEqual({
      containerId: last.containerId,
      whatId: last.id('Z'),
    });
  });

  test('ignores the former link of an Activity that was deleted and added again', async () => {
    const [map, child, other] = [await mapOf(world, 'A'), await mapOf(world), await mapOf(world)];
    await link(map, 'A', child.containerId);
    await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('A') });
    await map.add('A');
    expect(await childOf(map, 'A')).toBeNull();
    await link(map, 'A', other.containerId);
    await unlink(map, 'A');
    await link(map, 'A', child.containerId);
  });
});

describe('delete_story_map_link', () => {
  test('removes the link at both ends, and changes nothing without a link', async () => {
    const [map, child] = [await mapOf(world, 'A'), await mapOf(world)];
    await link(map, 'A', child.containerId);
    expect((await unlink(map, 'A')).changed.map(({ type }) => type)).toEqual(['what']);
    expect(await childOf(map, 'A')).toBeNull();
    expect(await headOf(child.containerId)).toEqual(nothing);
    expect(await unlink(map, 'A')).toMatchObject({
      change: null,
      changed: [{ type: 'what', id: map.id('A'), childContainerId: null }],
    });
    await link(map, 'A', child.containerId);
  });

  test('needs no right to the linked map', async () => {
    const [map, child] = [await mapOf(world, 'A'), await mapOf(world)];
    await share(world.domain, map.containerId, world.editor.uid, 'editor');
    await link(map, 'A', child.containerId);
    const input = { containerId: map.containerId, whatId: map.id('A'), childContainerId: child.containerId };
    const { text } = await send(stack(), 'delete_story_map_link', input, world.editor.idToken);
    expect(JSON.parse(text)).toMatchObject({ changed: [{ type: 'what', childContainerId: null }], removed: [] });
    expect(await headOf(child.containerId)).toEqual(nothing);
    // Only people who may see the linked map get its name.
    expect(text).not.toContain((await child.board()).name);
  });

  test('is refused for an Activity that does not exist', async () => {
    const map = await mapOf(world, 'A');
    await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('A') });
    expect(await refusal(world, 'delete_story_map_link', { containerId: map.containerId, whatId: map.id('A') })).toBe(
      '404 what-does-not-exist',
    );
  });
});

describe('create_story_map_from_activity', () => {
  test('creates a map of the caller below the Activity, with its description as the purpose', async () => {
    const map = await mapOf(world, 'A: a1');
    await share(world.domain, map.containerId, world.editor.uid, 'editor');
    const input = { name: ' Riding ', whatId: map.id('A'), containerId: map.containerId };
    const { id, changed } = await world.call('create_story_map_from_activity', input, world.editor);
    expect(await world.call('get_container', { containerId: id }, world.editor)).toMatchObject({
      name: 'Riding',
      why: map.text('A'),
      owner: world.editor.uid,
      role: 'owner',
      parentWhatRef: { containerId: map.containerId, whatId: map.id('A') },
      parentWhatRefCreator: world.editor.uid,
    });
    expect(changed).toMatchObject([{ type: 'what', id: map.id('A'), childContainerId: id }]);
    expect(await childOf(map, 'A')).toBe(id);
    const { docs } = await world.call('story_map_list', { list_type: 'owner' }, world.editor);
    expect(docs.map((doc) => doc.id)).toContain(id);
    expect(await refusal(world, 'create_story_map_from_activity', input)).toBe('409 what-linked');
    expect(await refusal(world, 'create_story_map_from_activity', { ...input, whatId: map.id('a1') })).toBe(
      '400 not-backbone',
    );
    await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('A') });
    expect(await refusal(world, 'create_story_map_from_activity', input)).toBe('404 what-does-not-exist');
  });
});

describe('deleting a linked story map or Activity', () => {
  test('reveals nothing of a map that the caller may not see', async () => {
    const parent = await mapOf(world, 'A');
    const { id } = await world.call('story_map_container_create', { name: 'Shared', why: 'Why' }, world.editor);
    await share(world.domain, id, world.owner.uid, 'editor');
    await link(parent, 'A', id);
    const { text } = await send(stack(), 'delete_container', { containerId: id }, world.editor.idToken);
    expect(JSON.parse(text)).toMatchObject({ changed: [], removed: [{ type: 'story_map', id }] });
    expect(text).not.toContain(parent.text('A'));
    expect(await childOf(parent, 'A')).toBeNull();
  });

  test('unlinks the parent Activity at once', async () => {
    const [map, child] = [await mapOf(world, 'A: a1'), await mapOf(world)];
    await link(map, 'A', child.containerId);
    await world.call('delete_container', { containerId: child.containerId });
    expect(await childOf(map, 'A')).toBeNull();
    expect(await unlink(map, 'A')).toMatchObject({ change: null });
    // A parent Activity that was deleted before, or has another story map by now, is left alone.
    const [second, third] = [await mapOf(world), await mapOf(world)];
    await link(map, 'a1', second.containerId);
    await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('a1') });
    await map.add('a1', 'A');
    await link(map, 'a1', third.containerId);
    await world.call('delete_container', { containerId: second.containerId });
    expect(await childOf(map, 'a1')).toBe(third.containerId);
  });
});
