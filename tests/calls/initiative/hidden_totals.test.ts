import { expect, test } from 'vitest';
import { send } from '#tests/calls/support/caller.ts';
import { mapOf, refusal } from '#tests/calls/support/mapOf.ts';
import { releaseOf } from '#tests/calls/support/releaseOf.ts';
import { createSmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();

test('of hidden releases only sums are told, of three in a group at least, and only where the company wants it', async () => {
  const world = await createSmallWorld(stack());
  const map = await mapOf(world, 'A | B');
  const { containerId } = map;
  const releases = [];
  for (let i = 0; i < 3; i += 1) {
    const release = await releaseOf(world, map, 'A', 'B');
    const epicId = await release.write('A', `Secret ${i}`);
    await world.call('change_epic_fields', { ...release.place('A'), epicId, fields: { size: 2, value: 10 * i } });
    if (i === 0) await world.call('complete_epic', { ...release.place('A'), epicId });
    await release.write('B', `Secret of another Activity ${i}`);
    releases.push(release.at);
  }
  const { id: initiativeId } = await world.call('create_initiative', { name: 'Sums' });
  await world.call('add_releases_to_initiative', { initiativeId, releases });
  await world.call('add_whats_to_initiative', { initiativeId, whatIds: [map.id('A')] });
  const open = (as = world.colleague) => world.call('get_initiative', { initiativeId }, as);
  const groupIds = async () => (await open()).groups.map(({ id }) => id);
  const merge = async () => {
    const [intoGroupId = '', ...others] = await groupIds();
    for (const groupId of others) await world.call('merge_release_groups', { initiativeId, groupId, intoGroupId });
    return intoGroupId;
  };
  const groupId = await merge();
  expect((await open()).hiddenTotals).toBeNull();

  const count = { countsHiddenReleases: true };
  expect(await refusal(world, 'set_counts_hidden_releases', count, world.editor)).toBe('403 not-administrator');
  await world.call('set_counts_hidden_releases', count);
  expect((await world.call('company_settings', {}, world.viewer)).countsHiddenReleases).toBe(true);
  const { body, text } = await send(stack(), 'get_initiative', { initiativeId }, world.colleague.idToken);
  expect(body['hiddenTotals']).toEqual([{ groupId, releases: 3, epics: 6, done: 1, doing: 0, size: 6, value: 30 }]);
  for (const hidden of ['Secret', 'With', map.text('B')]) expect(text).not.toContain(hidden);
  // Who views the releases counts nothing as hidden.
  expect((await open(world.owner)).hiddenTotals).toEqual([]);

  await world.call('split_release_group', { initiativeId, groupId, releaseIds: [releases[0]?.releaseId ?? ''] });
  expect((await open()).hiddenTotals).toEqual([]);
  await merge();
  expect((await open()).hiddenTotals).toHaveLength(1);
  // A deleted one does not make up the number.
  await world.call('delete_release', { containerId, releaseId: releases[1]?.releaseId ?? '' });
  expect((await open()).hiddenTotals).toEqual([]);
  await world.call('set_counts_hidden_releases', { countsHiddenReleases: false });
  expect((await open()).hiddenTotals).toBeNull();
});
