import { createWorld, type World } from '#tests/calls/support/world.ts';
import type { Part } from '../report/section.ts';
import { bigMap } from '../support/bigMap.ts';
import { callDirectly } from '../support/callDirectly.ts';
import { costsOfReads } from '../support/costsOfReads.ts';
import { withStack } from '../support/withStack.ts';

const RELEASES = 15;
const ACTIVITIES = 20;
const EPICS = 6;
/** The deepest chain of requests that a call may make. */
const DEPTH = 2;
const DAY = 86_400_000;

/** What the two roadmaps of a large map ask for. */
export const roadmaps: Part = {
  name: 'roadmaps',
  title: `What roadmaps cost: ${RELEASES} releases of ${ACTIVITIES} Activities, ${EPICS} epics each`,
  measure: () =>
    withStack(async (stack) => {
      const world = await createWorld(stack);
      const { containerId, columns } = await bigMap(ACTIVITIES, world.owner, 0);
      const whatIds = columns.map(({ id }) => id);
      await Promise.all(Array.from({ length: RELEASES }, (_, i) => plan(world, { containerId, whatIds, number: i })));
      const time = { start: 0, end: (RELEASES + 1) * 30 * DAY };
      const own = { containerId, whats: whatIds.join(','), ...time };
      const { owner } = world;
      const calls = [
        ['release_roadmap', () => callDirectly('release_roadmap', { containerId, lastReleasesLimit: RELEASES }, owner)],
        ['releases_in_time_period', () => callDirectly('releases_in_time_period', own, owner)],
        ['activity_roadmap', () => callDirectly('activity_roadmap', { containerId, whatIds, ...time }, owner)],
      ] as const;
      return {
        ...(await costsOfReads(calls, DEPTH)),
        notes: ['The access check is part of every call. Both calls of the activity roadmap run at once.'],
      };
    }),
};

type Planned = { containerId: string; whatIds: string[]; number: number };

/** A release of a month with all Activities, each with its epics. */
async function plan({ owner }: World, { containerId, whatIds, number }: Planned): Promise<void> {
  const { output } = await callDirectly('create_release', { containerId, name: `Release ${number}` }, owner);
  const place = { containerId, releaseId: output.id };
  const start = (number + 1) * 30 * DAY;
  await callDirectly('set_release_period', { ...place, start, end: start + 29 * DAY }, owner);
  await callDirectly('add_whats_to_release', { ...place, whatIds }, owner);
  for (const whatId of whatIds)
    for (let i = 0; i < EPICS; i += 1) {
      const epic = { type: 'free_text', text: `The customer does thing ${i}` } as const;
      await callDirectly('create_epic', { ...place, whatId, epic }, owner);
    }
}
