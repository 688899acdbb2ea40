import type { CompanyDomain } from '#shared/model/company.ts';
import { companyStore } from '#lambdas/data/companyStore.ts';
import { addMember, type StoryMapHead } from '#lambdas/data/entities/storyMap.ts';
import type { Caller } from './callAs.ts';
import type { People } from './createPeople.ts';
import type { DemoActivity, DemoMap } from './types.ts';

/** An Activity of the seed that is on the map now. */
type Placed = DemoActivity & { readonly id: string };

/**
 * Makes a story map as its owner would: card by card, each behind the one before, which costs the same at any size of the map. Then the
 * ranks, and the people it is shared with.
 */
export async function createMap(domain: CompanyDomain, people: People, map: DemoMap): Promise<void> {
  const call = people.as(map.owner);
  const { id: containerId } = await call('story_map_container_create', { name: map.name, why: map.why });
  const addActivities = await activityAdder(call, containerId);
  const backbone = await addActivities(null, map.backbone);
  // Columns do not touch each other, so they are filled at the same time.
  const columns = await Promise.all(map.backbone.map(({ children }, index) => addActivities(backbone[index]?.id ?? null, children)));
  await Promise.all([setRanks(call, containerId, backbone), setRanks(call, containerId, columns.flat()), share(domain, people, map, containerId)]);
}

/** Adds Activities under one parent, in their order; null is the backbone. */
type AddActivities = (parentId: string | null, activities: readonly DemoActivity[]) => Promise<Placed[]>;

async function activityAdder(call: Caller, containerId: string): Promise<AddActivities> {
  const { priorities } = await call('company_settings', {});
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

/** Ranks the Activities of a level, the most important first, each behind the one before. */
async function setRanks(call: Caller, containerId: string, activities: readonly Placed[]): Promise<void> {
  const ranked = activities.filter(({ rank }) => rank !== undefined).sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  for (const [index, { id }] of ranked.entries()) {
    await call('set_rank', { containerId, whatId: id, newRank: index + 1, afterWhatId: ranked[index - 1]?.id ?? null, beforeWhatId: null });
  }
}

/** Shares a map, straight into the store as long as no call does it. */
async function share(domain: CompanyDomain, people: People, map: DemoMap, containerId: string): Promise<void> {
  const { reader, writer } = companyStore(domain);
  const { keys } = reader;
  const [head] = await reader.get<[StoryMapHead]>([keys.storyMap(containerId)]);
  if (head === undefined) throw new Error(`the story map ${map.name} is missing`);
  const store = writer({ uid: people.uidOf(map.owner), tab: null, call: 'demo_seed' });
  const members = [...map.editors.map((id) => ({ id, role: 'editor' as const })), ...map.viewers.map((id) => ({ id, role: 'viewer' as const }))];
  for (const { id, role } of members) await store.commit({ storyMap: containerId }, addMember(keys, head, people.uidOf(id), role));
}
