import type { CallOutput } from '#shared/contract/registry.ts';
import { addDetails } from './addDetails.ts';
import { addFrame } from './addFrame.ts';
import { addReleases } from './addReleases.ts';
import type { Caller } from './callAs.ts';
import type { People } from './createPeople.ts';
import { fillTrash } from './fillTrash.ts';
import type { DemoActivity, DemoMap } from './types.ts';

/** An Activity of the seed on the map. */
type Placed = DemoActivity & { readonly id: string };

/** A story map of the seed; its Activities by their descriptions. */
export type CreatedMap = {
  readonly map: DemoMap;
  readonly containerId: string;
  readonly whatIds: ReadonlyMap<string, string>;
};

/**
 * Fills a new story map as its owner would: card by card, each behind the one before, which costs the same at any size
 * of the map. Then the ranks, the Whos and details, the members, the objectives and problems, the releases and the
 * trash; last the requests for access.
 */
export async function fillMap(
  people: People,
  map: DemoMap,
  containerId: string,
  settings: CallOutput<'company_settings'>,
): Promise<CreatedMap> {
  const call = people.as(map.owner);
  const addActivities = activityAdder(call, containerId, settings);
  const backbone = await addActivities(null, map.backbone);
  // Columns are independent, so they are filled in parallel.
  const columns = await Promise.all(
    map.backbone.map(({ children }, index) => addActivities(backbone[index]?.id ?? null, children)),
  );
  const whatIds = new Map([...backbone, ...columns.flat()].map(({ text, id }) => [text, id]));
  await Promise.all([
    setRanks(call, containerId, backbone),
    setRanks(call, containerId, columns.flat()),
    share(people, map, containerId),
  ]);
  await addDetails({ call, containerId, map, settings, whatIds });
  const frame = await addFrame(call, containerId, map.frame ?? { objectives: [], problems: [] });
  await addReleases({ call, containerId, releases: map.releases ?? [], settings, frame });
  if (map.trash !== undefined) await fillTrash(call, containerId, map.trash, whatIds);
  for (const { person, access } of map.requests)
    await people.as(person)('request_container_access', { containerId, access_type: access });
  return { map, containerId, whatIds };
}

/** Adds Activities under one parent, in their order; null is the backbone. */
type AddActivities = (parentId: string | null, activities: readonly DemoActivity[]) => Promise<Placed[]>;

function activityAdder(
  call: Caller,
  containerId: string,
  { priorities }: CallOutput<'company_settings'>,
): AddActivities {
  const priorityIds = new Map(priorities.map(({ name, id }) => [name, id]));
  return async (parentId, activities) => {
    const placed: Placed[] = [];
    for (const activity of activities) {
      const { text, priority, cost = null, size = null, value = null } = activity;
      const priorityId = priority === undefined ? null : (priorityIds.get(priority) ?? null);
      const { id } = await call('add_what', {
        containerId,
        description: text,
        level: parentId === null ? 0 : 1,
        parentId,
        fields: { priorityId, cost, size, value },
        afterWhatId: placed.at(-1)?.id ?? null,
        beforeWhatId: null,
      });
      placed.push({ ...activity, id });
    }
    return placed;
  };
}

/** Ranks the Activities of a level, the most important first. */
async function setRanks(call: Caller, containerId: string, activities: readonly Placed[]): Promise<void> {
  const ranked = activities.filter(({ rank }) => rank !== undefined).sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  for (const [index, { id }] of ranked.entries()) {
    await call('set_rank', {
      containerId,
      whatId: id,
      newRank: index + 1,
      afterWhatId: ranked[index - 1]?.id ?? null,
      beforeWhatId: null,
    });
  }
}

async function share(people: People, map: DemoMap, containerId: string): Promise<void> {
  const call = people.as(map.owner);
  if (map.businessOwner !== null)
    await call('set_business_owner', { containerId, businessOwner: people.uidOf(map.businessOwner) });
  const members = [
    ...map.editors.map((id) => ({ id, role: 'editor' as const })),
    ...map.viewers.map((id) => ({ id, role: 'viewer' as const })),
  ];
  for (const { id, role } of members) await call('add_member', { containerId, uid: people.uidOf(id), role });
}
