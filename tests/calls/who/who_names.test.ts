import { beforeAll, expect, test } from 'vitest';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { requestIn } from '#tests/calls/support/requests.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

let count = 0;
/**
 * A new map with one Who, which is new to the company unless it has the name already.
 * @param owner of the map
 */
async function mapWith(name: string, owner = world.owner) {
  const about = { name: `Whos ${(count += 1)}`, why: 'To name them' };
  const { id: containerId } = await world.call('story_map_container_create', about, owner);
  const { id: objectId } = await world.call('add_who', { containerId, name, group: null, category: null }, owner);
  return { containerId, about: { containerId, objectId, changeType: 'who_name' as const } };
}
const nameOn = async (containerId: string) =>
  (await world.call('get_container', { containerId })).whos.map(({ name }) => name);

test('a name that only one map uses is changed directly, for the whole company', async () => {
  const { containerId, about } = await mapWith('Gardener');
  expect(await world.call('can_change_what_description', about)).toEqual({ canChange: true });
  const answer = await world.call('change_what_description', { ...about, newDescription: ' Head gardener ' });
  expect(answer.changed).toMatchObject([{ type: 'who', id: about.objectId, name: 'Head gardener' }]);
  expect(await nameOn(containerId)).toEqual(['Head gardener']);
  const other = await mapWith('head GARDENER');
  expect(other.about.objectId).toBe(about.objectId);
  expect(await world.call('change_what_description', { ...about, newDescription: 'Head gardener' })).toMatchObject({
    change: null,
  });
});

test('a name that another map uses needs a request, with the values that an inbox shows', async () => {
  const { containerId, about } = await mapWith('Cook');
  const { containerId: otherId } = await mapWith('Cook', world.colleague);
  expect(await world.call('can_change_what_description', about)).toEqual({ canChange: false });
  expect(await refusal(world, 'change_what_description', { ...about, newDescription: 'Chef' })).toBe(
    '409 description-shared',
  );
  const { requestId, changed } = await world.call('create_description_change_request', { ...about, newValue: 'Chef' });
  expect(changed).toEqual([
    expect.objectContaining({
      id: requestId,
      changeType: 'who_name',
      whoId: about.objectId,
      oldValue: 'Cook',
      newValue: 'Chef',
      containerId,
    }),
  ]);
  await stack().stream.settled();
  const found = requestIn(await tableOf(stack(), world.domain), world.domain, requestId ?? '');
  expect(found).toMatchObject({
    members: { [world.colleague.uid]: 'empty' },
    awaiting: [world.colleague.uid],
    asked: [world.owner.uid],
  });
  expect(Object.keys(found.containers)).toEqual([otherId]);
  expect(await nameOn(containerId)).toEqual(['Cook']);
});

test('a Who cannot take the name of another Who, but that of an Activity', async () => {
  const { containerId, about } = await mapWith('Driver');
  await mapWith('Pilot');
  await world.call('add_what', { containerId, description: 'Sailor', level: 0 });
  expect(await refusal(world, 'change_what_description', { ...about, newDescription: 'pilot' })).toBe('409 name-taken');
  await mapWith('Driver');
  expect(await refusal(world, 'create_description_change_request', { ...about, newDescription: 'pilot' })).toBe(
    '409 name-taken',
  );
  const alone = await mapWith('Captain');
  expect(await refusal(world, 'change_what_description', { ...alone.about, newDescription: 'Sailor' })).toBe(
    'went through',
  );
});

test('a Who that has left the map, or an Activity, has no name to change', async () => {
  const { containerId, about } = await mapWith('Guest');
  await world.call('delete_who', { containerId, whoId: about.objectId });
  for (const objectId of [about.objectId, world.whats.first]) {
    const question = { ...about, objectId };
    expect(await refusal(world, 'can_change_what_description', question)).toBe('404 who-does-not-exist');
    expect(await refusal(world, 'change_what_description', { ...question, newDescription: 'Anew' })).toBe(
      '404 who-does-not-exist',
    );
    expect(await refusal(world, 'create_description_change_request', { ...question, newValue: 'Anew' })).toBe(
      '404 who-does-not-exist',
    );
  }
});
