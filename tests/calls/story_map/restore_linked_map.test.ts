import { beforeAll, describe, expect, test } from 'vitest';
import { mapOf, type TestMap } from '#tests/calls/support/mapOf.ts';
import { newMap } from '#tests/calls/support/sharing.ts';
import { createSmallWorld, type SmallWorld, type Somebody } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const member = (containerId: string, { uid }: Somebody, as: Somebody) =>
  world.call('add_member', { containerId, uid, role: 'editor' }, as);
const link = (map: TestMap, childContainerId: string, as: Somebody) =>
  world.call('link_story_map', { containerId: map.containerId, whatId: map.id('A'), childContainerId }, as);
const restore = (containerId: string, as: Somebody) => world.call('restore_story_map', { containerId }, as);
const linkedTo = async (map: TestMap) =>
  (await map.board()).whats.find(({ id }) => id === map.id('A'))?.childContainerId ?? null;

describe('a restored story map below the map of somebody else', () => {
  test('is not linked again by a former editor of that map', async () => {
    const { owner, editor } = world;
    const map = await mapOf(world, 'A');
    await member(map.containerId, editor, owner);
    const { id: child } = await world.call('story_map_container_create', { name: 'Below', why: 'To link' }, editor);
    await link(map, child, editor);
    await world.call('delete_container', { containerId: child }, editor);
    await world.call('remove_member', { containerId: map.containerId, uid: editor.uid });
    expect((await restore(child, editor)).lostParent).toBe('closed');
    expect(await linkedTo(map)).toBeNull();
  });

  test('is linked again when the one who linked it may still edit that map', async () => {
    const { owner, colleague } = world;
    const map = await mapOf(world, 'A');
    const child = await newMap(world, 'Given away');
    await link(map, child, owner);
    await world.call('set_container_owner', { containerId: child, newOwnerUid: colleague.uid });
    await world.call('delete_container', { containerId: child }, colleague);
    expect((await restore(child, colleague)).lostParent).toBeNull();
    expect(await linkedTo(map)).toBe(child);
  });
});
