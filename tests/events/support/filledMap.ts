import { mapOf, type TestMap } from '#tests/calls/support/mapOf.ts';
import type { SmallWorld } from '#tests/calls/support/smallWorld.ts';

/** An objective with a benefit and a problem, both in a release, and another map that uses them. */
export async function addFrame(
  world: SmallWorld,
  containerId: string,
  releaseId: string,
): Promise<{ objectiveId: string; problemId: string }> {
  const { id: objectiveId } = await world.call('add_objective_to_release', { containerId, releaseId, name: 'Grow' });
  const { id: problemId } = await world.call('add_problem_to_release', { containerId, releaseId, name: 'Slow' });
  await world.call('add_objective_to_problem', { containerId, problemId, objectiveId });
  const benefit = { name: 'Faster', description: '', achieved: 0, active: true, start: 1, end: 2 };
  await world.call('add_benefit', { containerId, objectiveId, ...benefit });
  return { objectiveId, problemId };
}

/** A map with something of each kind. */
export async function filled(
  world: SmallWorld,
): Promise<TestMap & { whoId: string; releaseId: string; epicId: string }> {
  const map = await mapOf(world, 'A: a1 a2 | B');
  const inMap = { containerId: map.containerId };
  const { id: whoId } = await world.call('add_who', { ...inMap, name: `Who of ${map.containerId}` });
  const { id: otherWhoId } = await world.call('add_who', { ...inMap, name: `Other of ${map.containerId}` });
  const [linkTypeId] = world.linkTypes.whatWho;
  for (const name of ['A', 'a1'])
    await world.call('add_what_who_links', { ...inMap, whatId: map.id(name), linkTypeId, whoIds: [whoId] });
  const [whoWho] = world.linkTypes.whoWho;
  await world.call('add_who_who_link', { ...inMap, whoId, otherWhoId, linkTypeId: whoWho });
  await world.call('set_what_long_description', { ...inMap, whatId: map.id('a1'), longDescription: 'Long' });
  const { id: releaseId } = await world.call('create_release', { ...inMap, name: 'First' });
  await world.call('add_whats_to_release', { ...inMap, releaseId, whatIds: [map.id('B')] });
  const place = { ...inMap, releaseId, whatId: map.id('B') };
  const { id: epicId } = await world.call('create_epic', { ...place, epic: { type: 'free_text', text: 'An epic' } });
  await world.call('set_epic_notes', { ...place, epicId, notes: 'Notes' });
  await addFrame(world, map.containerId, releaseId);
  return { ...map, whoId, releaseId, epicId };
}
