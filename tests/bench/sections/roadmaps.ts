import { createWorld } from '#tests/calls/support/world.ts';
import type { Part } from '../report/section.ts';
import { ACTIVITIES, bigRoadmap, EPICS, RELEASES } from '../support/bigRoadmap.ts';
import { callDirectly } from '../support/callDirectly.ts';
import { costsOfReads } from '../support/costsOfReads.ts';
import { withStack } from '../support/withStack.ts';

/** The deepest chain of requests that a call may make. */
const DEPTH = 2;

/** What the two roadmaps of a large map ask for. */
export const roadmaps: Part = {
  name: 'roadmaps',
  title: `What roadmaps cost: ${RELEASES} releases of ${ACTIVITIES} Activities, ${EPICS} epics each`,
  measure: () =>
    withStack(async (stack) => {
      const world = await createWorld(stack);
      const { containerId, whatIds, time } = await bigRoadmap(world);
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
