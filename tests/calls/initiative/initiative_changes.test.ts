import { beforeAll, expect, test } from 'vitest';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, type Somebody, type World } from '#tests/calls/support/world.ts';

const stack = useStack();
let world: World;
beforeAll(async () => {
  world = await createWorld(stack());
});

/** What has changed since a moment, for a person: type and id. */
async function touchedSince(since: number, as?: Somebody): Promise<string[]> {
  const initiativeId = world.initiative.id;
  const { tooMany, touched } = await world.call('initiative_changes', { initiativeId, since }, as);
  expect(tooMany).toBe(false);
  return touched.filter(({ version }) => version > 1).map(({ type, id }) => `${type} ${id}`);
}

test('tells who may view them of changes in the releases of an initiative, and nobody of other changes', async () => {
  const { initiative, planning, containerId, whats, viewer, colleague } = world;
  const { cursor } = await world.call('get_initiative', { initiativeId: initiative.id });
  const place = { containerId, releaseId: planning.releases.open, whatId: planning.whatId };
  await world.call('change_epic_fields', { ...place, epicId: planning.epics.plain, fields: { cost: 5 } });
  await world.call('change_release_name', { containerId, releaseId: planning.releases.target, name: 'Later' });
  await world.call('change_release_name', {
    containerId,
    releaseId: world.across.current.releaseId,
    name: 'Elsewhere',
  });
  await world.call('change_what_fields', { containerId, whatId: whats.first, fields: { cost: 5 } });
  const ofMap = [`epic ${planning.epics.plain}`, `release ${planning.releases.target}`];
  expect(await touchedSince(cursor, viewer)).toEqual(expect.arrayContaining(ofMap));
  const seen = await touchedSince(cursor, viewer);
  expect(seen).not.toContain(`release ${world.across.current.releaseId}`);
  expect(seen.some((touched) => touched.startsWith('what '))).toBe(false);
  expect(await touchedSince(cursor, colleague)).toEqual([]);
});

test('tells everybody of changes of the initiative itself', async () => {
  const { initiative, colleague } = world;
  const { cursor } = await world.call('get_initiative', { initiativeId: initiative.id });
  const group = { initiativeId: initiative.id, groupId: initiative.groups.first };
  await world.call('change_release_group_name', { ...group, name: 'Soon' });
  expect(await touchedSince(cursor, colleague)).toEqual([`release_group ${initiative.groups.first}`]);
});
