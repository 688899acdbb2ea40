import { mapOf, type TestMap } from './mapOf.ts';
import { releaseOf, type TestRelease } from './releaseOf.ts';
import type { SmallWorld } from './smallWorld.ts';

/** A map of a test with the Activities A and B, both in one release, and two Whos. */
export type PlannedMap = { map: TestMap; release: TestRelease; who: string; other: string };

/** A new map with a release. */
export async function plannedMap(world: SmallWorld): Promise<PlannedMap> {
  const map = await mapOf(world, 'A | B');
  const addWho = async (name: string) => {
    const input = { containerId: map.containerId, name: map.text(name), group: null, category: null };
    return (await world.call('add_who', input)).id;
  };
  const release = await releaseOf(world, map, 'A', 'B');
  return { map, release, who: await addWho('Customer'), other: await addWho('Clerk') };
}

/** The optional parts of a scenario, all empty. */
export const NO_PARTS = { when: null, where: null, input: null, output: null };
