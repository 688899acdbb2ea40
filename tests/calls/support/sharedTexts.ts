import type { CallInput } from '#shared/contract/registry.ts';
import type { ChangeRequestCard, RequestList } from '#shared/model/changeRequest.ts';
import type { SmallWorld, Somebody } from './smallWorld.ts';

/** An Activity or Who on one map of each of some people, in their order. */
export type SharedText = {
  kind: 'what' | 'who';
  id: string;
  text: string;
  maps: { containerId: string; owner: Somebody }[];
};

let count = 0;

/** A new text on a new map of each of some people. */
export async function sharedBy(
  world: SmallWorld,
  kind: 'what' | 'who',
  owners: readonly Somebody[],
): Promise<SharedText> {
  const text = `Text ${(count += 1)} ${world.canary}`;
  const maps: SharedText['maps'] = [];
  let id = '';
  for (const owner of owners) {
    const { id: containerId } = await world.call(
      'story_map_container_create',
      { name: `Map ${maps.length} of ${text}`, why: 'To share' },
      owner,
    );
    const added = await (kind === 'what'
      ? world.call('add_what', { containerId, description: text, level: 0 }, owner)
      : world.call('add_who', { containerId, name: text }, owner));
    id = added.id;
    maps.push({ containerId, owner });
  }
  return { kind, id, text, maps };
}

/** The first person's map asks for another text. @returns the input of the request */
export function wish({ kind, id, maps }: SharedText, newDescription: string) {
  const changeType = kind === 'what' ? 'what_description' : 'who_name';
  return {
    containerId: maps[0]?.containerId ?? '',
    objectId: id,
    changeType,
    newDescription,
  } satisfies CallInput<'create_description_change_request'>;
}

/** The text on each of the maps, as their owners see it. */
export function textsOf(world: SmallWorld, { kind, id, maps }: SharedText): Promise<(string | undefined)[]> {
  return Promise.all(
    maps.map(async ({ containerId, owner }) => {
      const { whats, whos } = await world.call('get_container', { containerId }, owner);
      return kind === 'what'
        ? whats.find((what) => what.id === id)?.description
        : whos.find((who) => who.id === id)?.name;
    }),
  );
}

/** The first page of a person's list. */
export async function cardsOf(world: SmallWorld, list: RequestList, as: Somebody): Promise<ChangeRequestCard[]> {
  return (await world.call('change_requests', { list, page: 1 }, as)).docs;
}
