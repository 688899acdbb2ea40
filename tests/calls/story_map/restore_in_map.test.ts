import { beforeAll, describe, expect, test } from 'vitest';
import { beforeNextCommit } from '#tests/calls/support/beforeNextCommit.ts';
import { mapOf, refusal, type TestMap } from '#tests/calls/support/mapOf.ts';
import { releaseOf, type TestRelease } from '#tests/calls/support/releaseOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const at = (map: TestMap, name: string) => ({ containerId: map.containerId, whatId: map.id(name) });
const trash = async ({ containerId }: TestMap) => (await world.call('story_map_trash', { containerId })).docs;
const TO_BACKBONE = { newParentId: null, afterWhatId: null, beforeWhatId: null };

describe('a deleted Who', () => {
  test('comes back with its links and the present name of the company', async () => {
    const [map, other] = [await mapOf(world, 'A'), await mapOf(world)];
    const { containerId } = map;
    const { id: whoId } = await world.call('add_who', { containerId, name: 'Who in the trash' });
    const { id: otherWhoId } = await world.call('add_who', { containerId, name: 'Who beside it' });
    await world.call('add_who_who_link', { containerId, whoId, otherWhoId, linkTypeId: world.linkTypes.whoWho[0] });
    const { whoWhoLinks } = await map.board();
    await world.call('delete_who', { containerId, whoId });
    expect((await map.board()).whoWhoLinks).toEqual([]);
    expect(await trash(map)).toMatchObject([{ type: 'who', id: whoId, name: 'Who in the trash', under: [] }]);
    await world.call('add_who', { containerId: other.containerId, name: 'Who in the trash' });
    await world.call('change_what_description', {
      containerId: other.containerId,
      objectId: whoId,
      newDescription: 'Who with another name',
      changeType: 'who_name',
    });
    await world.call('restore_who', { containerId, whoId });
    const board = await map.board();
    expect(board.whoWhoLinks).toEqual(whoWhoLinks);
    expect(board.whos.map(({ name }) => name).sort()).toEqual(['Who beside it', 'Who with another name']);
    expect(await trash(map)).toEqual([]);
    expect(await refusal(world, 'restore_who', { containerId, whoId })).toBe('404 not-in-trash');
  });
});

describe('a deleted release', () => {
  const restore = ({ at: place }: TestRelease) => world.call('restore_release', place);
  const refused = ({ at: place }: TestRelease) => refusal(world, 'restore_release', place);
  const remove = ({ at: place }: TestRelease) => world.call('delete_release', place);

  test('comes back with its Activities, explore items and epics, and can be edited and deleted again', async () => {
    const map = await mapOf(world, 'A | B');
    const release = await releaseOf(world, map, 'A', 'B');
    await release.explore('A', 'when', 'Monday');
    await release.write('A', 'Pay');
    const [before, opened] = [await release.read(), await release.open('A')];
    await remove(release);
    expect(await trash(map)).toMatchObject([{ type: 'release', id: release.at.releaseId }]);
    await restore(release);
    const after = await release.read();
    expect(after.whats).toEqual(before.whats);
    expect((await release.open('A')).epics).toEqual(opened.epics);
    await release.takeOut('B');
    expect(await refused(release)).toBe('404 not-in-trash');
    await remove(release);
    await restore(release);
    expect(await release.names()).toBe('A');
  });

  test('has lost the Activities that were deleted since or are at another level, with all counters right', async () => {
    const map = await mapOf(world, 'A: a1 a2 a3 | B: b1');
    const release = await releaseOf(world, map, 'a1', 'a2', 'a3', 'b1');
    await remove(release);
    await world.call('delete_what2', at(map, 'a1'));
    await world.call('move_what', { ...at(map, 'a2'), ...TO_BACKBONE });
    await world.call('delete_what2', at(map, 'B'));
    await restore(release);
    expect(await release.names()).toBe('a3');
    // What has left it is free: it can be restored, deleted, moved and put into it.
    await world.call('restore_what', at(map, 'a1'));
    await world.call('restore_what', at(map, 'B'));
    expect(await release.names()).toBe('a3');
    await release.put('a1', 'b1');
    await world.call('move_what', { ...at(map, 'a2'), ...TO_BACKBONE, newParentId: map.id('A') });
    await world.call('delete_what2', at(map, 'A'));
    expect(await release.names()).toBe('b1');
    await world.call('delete_what2', at(map, 'B'));
    expect(await release.names()).toBe('');
  });

  test('does not come back without its explore information', async () => {
    const map = await mapOf(world, 'A: a1 | B: b1');
    const release = await releaseOf(world, map, 'a1', 'b1');
    await release.write('a1', 'Pay');
    await remove(release);
    await world.call('move_what', { ...at(map, 'a1'), ...TO_BACKBONE });
    expect(await refused(release)).toBe('409 release-what-level-mix');
    await world.call('move_what', { ...at(map, 'a1'), ...TO_BACKBONE, newParentId: map.id('A') });
    await world.call('delete_what2', at(map, 'A'));
    expect(await refused(release)).toBe('409 parent-deleted');
    await world.call('restore_what', at(map, 'A'));
    await restore(release);
    expect(await release.names()).toBe('a1 b1');
  });

  test('comes back without an Activity that was deleted and added again meanwhile, which can be put into it', async () => {
    const map = await mapOf(world, 'A: a1 | B');
    const release = await releaseOf(world, map, 'A');
    await remove(release);
    await world.call('delete_what2', at(map, 'A'));
    await map.add('A');
    await restore(release);
    expect(await release.names()).toBe('A');
    await world.call('delete_what2', at(map, 'A'));
    expect(await release.names()).toBe('');
  });

  test('is looked at again when one of its Activities is deleted at the same moment', async () => {
    const map = await mapOf(world, 'A | B');
    const release = await releaseOf(world, map, 'A', 'B');
    await remove(release);
    beforeNextCommit(() => world.call('delete_what2', at(map, 'A')));
    await restore(release);
    expect(await release.names()).toBe('B');
  });

  test('is refused when more of its Activities are gone than one change can take out', async () => {
    const names = Array.from({ length: 28 }, (_, i) => `N${i}`);
    const map = await mapOf(world, `A: ${names.join(' ')}`);
    const release = await releaseOf(world, map, ...names);
    await remove(release);
    await world.call('delete_what2', at(map, 'A'));
    expect(await refused(release)).toBe('409 too-many-in-releases');
    await world.call('restore_what', at(map, 'A'));
    await restore(release);
  });
});

describe('a deleted epic', () => {
  const place = (release: TestRelease, epicId: string) => ({ ...release.place('A'), epicId });
  const restore = (release: TestRelease, epicId: string) => world.call('restore_epic', place(release, epicId));
  const refused = (release: TestRelease, epicId: string) => refusal(world, 'restore_epic', place(release, epicId));
  const remove = (release: TestRelease, epicId: string) => world.call('delete_epic', place(release, epicId));
  const epics = async (release: TestRelease) => (await release.open('A')).epics;

  test('comes back with its fields and notes, and its sums count again', async () => {
    const map = await mapOf(world, 'A');
    const release = await releaseOf(world, map, 'A');
    const epicId = await release.write('A', 'Pay');
    await world.call('change_epic_fields', { ...place(release, epicId), fields: { cost: 5 } });
    await world.call('set_epic_notes', { ...place(release, epicId), notes: 'Kept' });
    const before = await release.open('A');
    await remove(release, epicId);
    expect(await trash(map)).toMatchObject([
      {
        type: 'epic',
        id: epicId,
        name: 'Pay',
        under: [
          { type: 'release', id: release.at.releaseId, isDeleted: false },
          { type: 'what', id: map.id('A'), isDeleted: false },
        ],
      },
    ]);
    await restore(release, epicId);
    const after = await release.open('A');
    expect(after.epics.map(({ version: _version, ...epic }) => epic)).toEqual(
      before.epics.map(({ version: _version, ...epic }) => epic),
    );
    expect((await release.read()).whats).toMatchObject([{ epics: 1, cost: 5 }]);
    expect(await refused(release, epicId)).toBe('404 not-in-trash');
  });

  test('is refused when its name is taken, its release is deleted or completed, or its Activity left the release', async () => {
    const map = await mapOf(world, 'A');
    const release = await releaseOf(world, map, 'A');
    const epicId = await release.write('A', 'Pay');
    await remove(release, epicId);
    const taken = await release.write('A', 'pay');
    expect(await refused(release, epicId)).toBe('409 epic-name-object-exists');
    await remove(release, taken);
    await world.call('complete_release', release.at);
    expect(await refused(release, epicId)).toBe('409 release-completed');
    await world.call('uncomplete_release', release.at);
    await world.call('delete_release', release.at);
    expect(await refused(release, epicId)).toBe('409 parent-deleted');
    await world.call('restore_release', release.at);
    await release.takeOut('A');
    expect(await refused(release, epicId)).toBe('404 what-not-in-release');
    await release.put('A');
    await restore(release, epicId);
    expect(await epics(release)).toMatchObject([{ id: epicId }]);
  });

  test('comes back without the explore items that were removed since, and keeps its name as a text', async () => {
    const map = await mapOf(world, 'A');
    const release = await releaseOf(world, map, 'A');
    const [named, kept] = [await release.explore('A', 'when', 'Monday'), await release.explore('A', 'when', 'Friday')];
    const epicId = await release.write('A', { type: 'when', new: false, exploreObjectId: named });
    const add = { explore_objects: [named, kept], whos: [], referenceLinks: [] };
    await world.call('change_epic_links', { ...place(release, epicId), add });
    await remove(release, epicId);
    await world.call('remove_explore_object', { ...release.place('A'), exploreObjectId: named });
    await restore(release, epicId);
    expect(await epics(release)).toMatchObject([
      { id: epicId, nameObject: null, nameFreeText: 'Monday', explore_objects: [kept] },
    ]);
    // The one that is left is in use again.
    const remaining = { ...release.place('A'), exploreObjectId: kept };
    expect(await refusal(world, 'remove_explore_object', remaining)).toBe('409 explore-object-used');
  });
});
