import { beforeAll, describe, expect, test } from 'vitest';
import type { CallInput } from '#shared/contract/registry.ts';
import { MAX_GROUP_RELEASES } from '#shared/model/limits.ts';
import { send } from '#tests/calls/support/caller.ts';
import { times } from '#tests/calls/support/effort.ts';
import { groupsOf, initiativeWith } from '#tests/calls/support/initiativeOf.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, type World } from '#tests/calls/support/world.ts';

const stack = useStack();
let world: World;
beforeAll(async () => {
  world = await createWorld(stack());
});

describe('releases that are added', () => {
  test('get a group each without a name, at the end and in their order; once there, they stay where they are', async () => {
    const { id, releases } = await initiativeWith(world, ['A', 'B']);
    const added = await world.call('add_releases_to_initiative', {
      initiativeId: id,
      releases: [releases['B'], releases['A']].map((releaseId = '') => ({ containerId: world.containerId, releaseId })),
    });
    expect(added.change).toBeNull();
    expect(added.releaseIds).toEqual([releases['B'], releases['A']]);
    expect(await groupsOf(world, id)).toEqual([['A'], ['B']]);
    const { groups } = await world.call('get_initiative', { initiativeId: id });
    expect(groups.map(({ name }) => name)).toEqual([null, null]);
  });

  test('come back into a group of their own after they were taken out', async () => {
    const { id, releases } = await initiativeWith(world, ['A', 'B']);
    const releaseId = releases['A'] ?? '';
    await world.call('remove_release_from_initiative', { initiativeId: id, releaseId });
    expect(await groupsOf(world, id)).toEqual([['B']]);
    const input = { initiativeId: id, releases: [{ containerId: world.containerId, releaseId }] };
    await world.call('add_releases_to_initiative', input);
    expect(await groupsOf(world, id)).toEqual([['B'], ['A']]);
  });

  test('are made in their story maps when they are new, and are shown to whoever made them', async () => {
    const { id } = await world.call('create_initiative', { name: 'New ones' });
    const newReleases = [1, 2, 3].map((n) => ({
      containerId: world.containerId,
      releaseId: `new_release_${n}`,
      name: `New ${n}`,
    }));
    const { releaseIds, changed } = await world.call('add_releases_to_initiative', {
      initiativeId: id,
      releases: newReleases,
    });
    const made = changed.filter(({ type }) => type === 'release');
    expect(made.map(({ id: releaseId }) => releaseId)).toEqual(releaseIds);
    expect(await groupsOf(world, id)).toEqual([['New 1'], ['New 2'], ['New 3']]);
    const { docs } = await world.call('release_list', { containerId: world.containerId });
    expect(docs.map(({ id: releaseId }) => releaseId)).toEqual(expect.arrayContaining(releaseIds));
    const four = [
      ...newReleases,
      { ...newReleases[0], containerId: world.containerId, releaseId: 'new_release_4', name: 'New 4' },
    ];
    expect(await refusal(world, 'add_releases_to_initiative', { initiativeId: id, releases: four }, world.owner)).toBe(
      '400 bad-input',
    );
  });

  test('are of story maps that their sender may edit, and the refusal says which right is missing', async () => {
    const own = await createWorld(stack());
    const { containerId, planning, viewer, colleague, canary } = own;
    for (const person of [viewer, colleague])
      await own.call('add_initiative_member', { initiativeId: own.initiative.id, uid: person.uid });
    const messageFor = async (
      idToken: string,
      release: CallInput<'add_releases_to_initiative'>['releases'][number],
    ) => {
      const input = { initiativeId: own.initiative.id, releases: [release] };
      const answer = await send(stack(), 'add_releases_to_initiative', input, idToken);
      expect(answer.status).toBe(403);
      return (answer.body as { message: string }).message;
    };
    const existing = { containerId, releaseId: planning.releases.completed };
    const made = { containerId, releaseId: 'new_release_x', name: 'New' };
    expect(await messageFor(viewer.idToken, made)).toBe(
      `You don't have permissions to create a release in Story Map: Map ${canary}`,
    );
    expect(await messageFor(viewer.idToken, existing)).toBe(
      'The current user does not have edit permissions in the Story Map of the selected release',
    );
    // Who may not view a story map does not learn its name.
    for (const release of [made, existing])
      expect(await messageFor(colleague.idToken, release)).toBe(
        "You don't have access to this Story Map or it does not exist",
      );
    const gone = { containerId, releaseId: own.trash.releaseId };
    const input = { initiativeId: own.initiative.id, releases: [gone] };
    expect(await refusal(own, 'add_releases_to_initiative', input, own.owner)).toBe('404 release-does-not-exist');
  });
});

describe('release groups', () => {
  test('are moved beside others', async () => {
    const { id, groupOf } = await initiativeWith(world, ['A', 'B', 'C']);
    const move = async (name: string, after: string | null, before: string | null) =>
      world.call('move_release_group', {
        initiativeId: id,
        groupId: await groupOf(name),
        afterGroupId: after && (await groupOf(after)),
        beforeGroupId: before && (await groupOf(before)),
      });
    await move('C', null, 'A');
    expect(await groupsOf(world, id)).toEqual([['C'], ['A'], ['B']]);
    await move('C', 'A', 'B');
    expect(await groupsOf(world, id)).toEqual([['A'], ['C'], ['B']]);
    expect((await move('C', 'A', 'B')).change).toBeNull();
  });

  test('are merged into one that keeps its name and place, up to 45 releases', async () => {
    const names = Array.from({ length: 6 }, (_, i) => `R${i}`);
    const { id, groupOf } = await initiativeWith(world, names);
    const into = await groupOf('R3');
    await world.call('change_release_group_name', { initiativeId: id, groupId: into, name: 'Spring' });
    for (const name of ['R0', 'R5'])
      await world.call('merge_release_groups', { initiativeId: id, groupId: await groupOf(name), intoGroupId: into });
    expect(await groupsOf(world, id)).toEqual([['R1'], ['R2'], ['R0', 'R3', 'R5'], ['R4']]);
    const { groups } = await world.call('get_initiative', { initiativeId: id });
    expect(groups.map(({ name }) => name)).toEqual([null, null, 'Spring', null]);
    const itself = { initiativeId: id, groupId: into, intoGroupId: into };
    expect(await refusal(world, 'merge_release_groups', itself, world.owner)).toBe('400 same-release-group');
  });

  test('are split into one for each chosen release, after the group; one has to stay', async () => {
    const { id, groupOf, releases, merge } = await initiativeWith(world, ['A', 'B', 'C', 'D']);
    await merge(['A', 'B', 'C']);
    const groupId = await groupOf('A');
    const split = (...names: string[]) => ({
      initiativeId: id,
      groupId,
      releaseIds: names.map((name) => releases[name] ?? ''),
    });
    expect(await refusal(world, 'split_release_group', split('A', 'B', 'C'), world.owner)).toBe(
      '409 whole-release-group',
    );
    expect(await refusal(world, 'split_release_group', split('D'), world.owner)).toBe('404 release-not-in-initiative');
    expect(await refusal(world, 'split_release_group', split(), world.owner)).toBe('400 bad-input');
    await world.call('split_release_group', split('C', 'B'));
    expect(await groupsOf(world, id)).toEqual([['A'], ['C'], ['B'], ['D']]);
  });

  test('of 45 releases are split in one change, and take no more', async () => {
    const names = Array.from({ length: MAX_GROUP_RELEASES + 1 }, (_, i) => `R${i}`);
    const { id, groupOf, releases, merge } = await initiativeWith(world, names);
    await merge(names.slice(0, -1));
    const groupId = await groupOf('R0');
    const last = { initiativeId: id, groupId: await groupOf(names.at(-1) ?? ''), intoGroupId: groupId };
    expect(await refusal(world, 'merge_release_groups', last, world.owner)).toBe('409 release-group-full');
    const releaseIds = names.slice(1, -1).map((name) => releases[name] ?? '');
    await world.call('split_release_group', { initiativeId: id, groupId, releaseIds });
    expect(await groupsOf(world, id)).toEqual(names.map((name) => [name]));
    await merge(names.slice(0, -1));
    await world.call('delete_release_group', { initiativeId: id, groupId: await groupOf('R0') });
    expect(await groupsOf(world, id)).toEqual([[names.at(-1)]]);
  });

  test('go with their releases when they are deleted, and the releases stay in their story maps', async () => {
    const { id, groupOf, releases, merge } = await initiativeWith(world, ['A', 'B', 'C']);
    await merge(['A', 'B']);
    await world.call('delete_release_group', { initiativeId: id, groupId: await groupOf('A') });
    expect(await groupsOf(world, id)).toEqual([['C']]);
    const release = { containerId: world.containerId, releaseId: releases['A'] ?? '' };
    expect((await world.call('get_release', release)).release.name).toBe('A');
  });

  test.each(Array.from({ length: times({ usual: 3, deep: 25 }) }, (_, i) => i + 1))(
    'lose no release and show none twice while five people merge, split and move at once (%i)',
    { timeout: 120_000 },
    async (seed) => {
      const names = Array.from({ length: 9 }, (_, i) => `R${i}`);
      const { id, releases } = await initiativeWith(world, names);
      const random = randomOf(seed);
      for (let round = 0; round < 5; round += 1) {
        const { groups, initiativeReleases } = await world.call('get_initiative', { initiativeId: id });
        const inGroup = (groupId: string) => initiativeReleases.filter((each) => each.groupId === groupId);
        const pick = () => groups[Math.floor(random() * groups.length)]?.id ?? '';
        const edits = Array.from({ length: 5 }, async () => {
          const [groupId, other] = [pick(), pick()];
          const initiativeId = id;
          const kind = Math.floor(random() * 3);
          if (kind === 0)
            return send(
              stack(),
              'merge_release_groups',
              { initiativeId, groupId, intoGroupId: other },
              world.owner.idToken,
            );
          const position = { initiativeId, groupId, afterGroupId: other, beforeGroupId: null };
          if (kind === 1) return send(stack(), 'move_release_group', position, world.editor.idToken);
          const chosen = inGroup(groupId).slice(1, 1 + Math.ceil(random() * 3));
          if (chosen.length === 0) return send(stack(), 'move_release_group', position, world.owner.idToken);
          const releaseIds = chosen.map((each) => each.id);
          return send(stack(), 'split_release_group', { initiativeId, groupId, releaseIds }, world.owner.idToken);
        });
        for (const { status, text } of await Promise.all(edits)) expect(status, text).toBeLessThan(500);
        const shown = await groupsOf(world, id);
        expect(shown.flat().toSorted()).toEqual(Object.keys(releases).toSorted());
        expect(shown.every((group) => group.length > 0)).toBe(true);
      }
    },
  );
});

/** Numbers from 0 to 1, the same ones for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return state / 2 ** 32;
  };
}
