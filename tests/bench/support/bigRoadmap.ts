import type { World } from '#tests/calls/support/world.ts';
import { bigMap } from './bigMap.ts';
import { callDirectly } from './callDirectly.ts';

export const RELEASES = 15;
export const ACTIVITIES = 20;
/** Epics of one Activity in one release. */
export const EPICS = 6;
const DAY = 86_400_000;

/** A map with a release a month that holds all Activities, each with its epics: 1,800 epics in all. Times in ms. */
export async function bigRoadmap(world: World) {
  const { containerId, columns } = await bigMap(ACTIVITIES, world.owner, 0);
  const whatIds = columns.map(({ id }) => id);
  await Promise.all(Array.from({ length: RELEASES }, (_, i) => plan(world, { containerId, whatIds, number: i })));
  return { containerId, whatIds, time: { start: 0, end: (RELEASES + 1) * 30 * DAY } };
}

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
