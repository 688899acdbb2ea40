import { idIn } from './addDetails.ts';
import type { CreatedMap } from './createMap.ts';
import type { People } from './createPeople.ts';
import { severalAtOnce } from './severalAtOnce.ts';
import type { DemoMap } from './types.ts';

const editorsOf = ({ owner, editors }: DemoMap): string[] => [owner, ...editors];

/** Links Activities to the story maps below them, each by somebody who may edit both maps. */
export async function linkMaps(people: People, maps: readonly CreatedMap[]): Promise<void> {
  const mapIds = new Map(maps.map(({ map, containerId }) => [map.name, containerId]));
  await severalAtOnce(maps, async ({ map, containerId, whatIds }) => {
    for (const [description, { storyMap }] of Object.entries(map.details)) {
      if (storyMap === undefined) continue;
      const below = maps.find((other) => other.map.name === storyMap);
      const person = editorsOf(map).find((id) => below !== undefined && editorsOf(below.map).includes(id));
      if (person === undefined) throw new Error(`Nobody may edit both “${map.name}” and “${storyMap}”`);
      await people.as(person)('link_story_map', {
        containerId,
        whatId: idIn(whatIds, description),
        childContainerId: idIn(mapIds, storyMap),
      });
    }
  });
}
