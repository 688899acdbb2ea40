import { idIn } from './addDetails.ts';
import type { CreatedMap } from './createMap.ts';
import type { People } from './createPeople.ts';
import type { DemoDeletedInitiative, DemoInitiative } from './types.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Creates initiatives over story maps; each release is added by the owner of its map. */
export async function addInitiatives(
  people: People,
  initiatives: readonly DemoInitiative[],
  maps: readonly CreatedMap[],
): Promise<void> {
  for (const initiative of initiatives) await addInitiative(people, initiative, maps);
}

/** Creates initiatives that are in the trash of their owners. */
export async function deleteInitiatives(people: People, initiatives: readonly DemoDeletedInitiative[]): Promise<void> {
  for (const { owner, name } of initiatives) {
    const { id: initiativeId } = await people.as(owner)('create_initiative', { name });
    await people.as(owner)('delete_initiative', { initiativeId });
  }
}

async function addInitiative(
  people: People,
  { name, owner, members, from, to, whats, groups }: DemoInitiative,
  maps: readonly CreatedMap[],
): Promise<void> {
  const call = people.as(owner);
  const mapOf = (wanted: string) => {
    const found = maps.find(({ map }) => map.name === wanted);
    if (found === undefined) throw new Error(`the demo data has no “${wanted}”`);
    return found;
  };
  const { id: initiativeId } = await call('create_initiative', { name });
  const today = Math.floor(Date.now() / DAY_MS);
  await call('set_initiative_period', { initiativeId, start: (today + from) * DAY_MS, end: (today + to) * DAY_MS });
  for (const member of members) await call('add_initiative_member', { initiativeId, uid: people.uidOf(member) });
  const whatIds = whats.map(({ map, text }) => idIn(mapOf(map).whatIds, text));
  await call('add_whats_to_initiative', { initiativeId, whatIds });
  for (const group of groups) {
    const groupIds: string[] = [];
    for (const { map, release } of group.releases) {
      const {
        containerId,
        map: { owner: adds },
      } = mapOf(map);
      const as = people.as(adds);
      const { docs } = await as('release_list', { containerId });
      const releaseId = idIn(new Map(docs.map((doc) => [doc.name, doc.id])), release);
      const { changed } = await as('add_releases_to_initiative', {
        initiativeId,
        releases: [{ containerId, releaseId }],
      });
      groupIds.push(...changed.flatMap(({ type, id }) => (type === 'release_group' ? [id] : [])));
    }
    const [into = '', ...others] = groupIds;
    for (const groupId of others) await call('merge_release_groups', { initiativeId, groupId, intoGroupId: into });
    if (group.name !== undefined)
      await call('change_release_group_name', { initiativeId, groupId: into, name: group.name });
  }
}
