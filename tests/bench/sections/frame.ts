import { createWorld, type World } from '#tests/calls/support/world.ts';
import type { Part } from '../report/section.ts';
import { bigMap } from '../support/bigMap.ts';
import { callDirectly } from '../support/callDirectly.ts';
import { costsOfReads } from '../support/costsOfReads.ts';
import { withStack } from '../support/withStack.ts';

const OBJECTIVES = 20;
const BENEFITS = 3;
const MAPS = 6;
const RELEASES = 5;
const ACTIVITIES = 4;
const EPICS = 3;
/** The deepest chain of requests that a call may make. */
const DEPTH = 2;

/** What the pages of objectives, problems and initiatives ask for. */
export const frame: Part = {
  name: 'frame',
  title: `What objectives, problems and initiatives cost: ${OBJECTIVES} of both, ${MAPS * RELEASES} releases of ${MAPS} maps`,
  measure: () =>
    withStack(async (stack) => {
      const world = await createWorld(stack);
      const { owner, containerId } = world;
      const { objectiveId, problemId } = await frameMap(world);
      const initiativeId = await gather(world);
      const since = Date.now();
      const calls = [
        ['get_frame', () => callDirectly('get_frame', { containerId }, owner)],
        ['get_objective', () => callDirectly('get_objective', { containerId, objectiveId }, owner)],
        ['get_problem', () => callDirectly('get_problem', { containerId, problemId }, owner)],
        ['initiative_list', () => callDirectly('initiative_list', { page: 1 }, owner)],
        ['get_initiative', () => callDirectly('get_initiative', { initiativeId }, owner)],
        ['initiative_changes', () => callDirectly('initiative_changes', { initiativeId, since }, owner)],
      ] as const;
      return {
        ...(await costsOfReads(calls, DEPTH)),
        notes: ['The access check is part of every call.'],
      };
    }),
};

/** Objectives with benefits and problems on the map of a world, all of them linked with the one that is measured. */
async function frameMap({ owner, containerId }: World): Promise<{ objectiveId: string; problemId: string }> {
  const objectiveIds: string[] = [];
  for (let i = 0; i < OBJECTIVES; i += 1) {
    const { output } = await callDirectly('add_objective_to_map', { containerId, name: `Objective ${i}` }, owner);
    objectiveIds.push(output.id);
    for (let n = 0; n < BENEFITS; n += 1) {
      const worth = { description: 'Fewer calls', achieved: 10, active: true, start: 1_000, end: 2_000 };
      const benefit = { containerId, objectiveId: output.id, name: `Benefit ${n}`, ...worth };
      await callDirectly('add_benefit', benefit, owner);
    }
  }
  const add = async (i: number) =>
    (await callDirectly('add_problem_to_map', { containerId, name: `Problem ${i}`, description: 'It hurts' }, owner))
      .output.id;
  const problemId = await add(0);
  for (let i = 1; i < OBJECTIVES; i += 1) await add(i);
  for (const objectiveId of objectiveIds)
    await callDirectly('add_objective_to_problem', { containerId, problemId, objectiveId }, owner);
  return { objectiveId: objectiveIds[0] ?? '', problemId };
}

/** An initiative over several maps: each release has Activities with epics. */
async function gather({ owner }: World): Promise<string> {
  const { output: initiative } = await callDirectly('create_initiative', { name: 'All at once' }, owner);
  const initiativeId = initiative.id;
  for (let map = 0; map < MAPS; map += 1) {
    const { containerId, columns } = await bigMap(ACTIVITIES, owner, 0);
    const whatIds = columns.map(({ id }) => id);
    for (let i = 0; i < RELEASES; i += 1) {
      const { output } = await callDirectly('create_release', { containerId, name: `Release ${i}` }, owner);
      const place = { containerId, releaseId: output.id };
      await callDirectly('add_whats_to_release', { ...place, whatIds }, owner);
      for (const whatId of whatIds)
        for (let n = 0; n < EPICS; n += 1) {
          const epic = { type: 'free_text', text: `The customer does thing ${n}` } as const;
          await callDirectly('create_epic', { ...place, whatId, epic }, owner);
        }
      await callDirectly('add_releases_to_initiative', { initiativeId, releases: [place] }, owner);
    }
  }
  return initiativeId;
}
