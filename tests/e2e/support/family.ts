import type { Api } from './api.ts';

/** A story map with those that its Activities are linked to. */
export type Family = { readonly name: string; readonly below?: readonly Family[] };

/** Makes a story map with all below it. @returns the ids by name */
export async function makeFamily(api: Api, { name, below = [] }: Family): Promise<ReadonlyMap<string, string>> {
  const { id } = await api.call('story_map_container_create', { name, why: `What ${name} is for` });
  return new Map([[name, id], ...(await addBelow(api, id, below))]);
}

async function addBelow(api: Api, containerId: string, families: readonly Family[]): Promise<[string, string][]> {
  const made = families.map(async ({ name, below = [] }): Promise<[string, string][]> => {
    const { id: whatId } = await api.call('add_what', { containerId, description: name, level: 0, parentId: null });
    const { id } = await api.call('create_story_map_from_activity', { containerId, whatId, name });
    return [[name, id], ...(await addBelow(api, id, below))];
  });
  return (await Promise.all(made)).flat();
}
