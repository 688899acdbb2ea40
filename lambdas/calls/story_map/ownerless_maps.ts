import { readMapsToHandOver, readPeopleWhoCannotOwn } from '#lambdas/entities/story_map/mapsToHandOver.ts';
import type { CompanyMap, StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { ownerless_maps } from '#shared/contract/story_map/ownerless_maps.ts';

export const grants: TableGrants = { BatchGetItem: ['MAP'], Query: ['MAP', 'MAPS', 'PEOPLE'] };

export const handler = implementQuery(ownerless_maps, {
  load: async ({ reader }) => {
    const [maps, unable] = await Promise.all([
      reader.range<CompanyMap>(rowKeys.companyMaps(reader.keys)),
      readPeopleWhoCannotOwn(reader),
    ]);
    return { maps, unable };
  },
  run: async ({ input, loaded: { maps, unable }, reader }) => {
    const owners = await ownersOf(reader, maps);
    const ownerless = maps.filter((_, i) => unable.has(owners[i] ?? ''));
    return readMapsToHandOver(reader, ownerless, input.page, (uid) => !unable.has(uid));
  },
});

/** Entries that an earlier release wrote do not name the owner, so the maps themselves are read. */
async function ownersOf(reader: Reader, maps: readonly CompanyMap[]): Promise<(string | undefined)[]> {
  const unnamed = maps.filter(({ owner }) => owner === undefined);
  if (unnamed.length === 0) return maps.map(({ owner }) => owner);
  const heads = await reader.get<StoryMapHead[]>(
    unnamed.map(({ mapId: containerId }) => rowKeys.storyMap(reader.keys, containerId)),
  );
  const found = new Map(heads.flatMap((head) => (head === undefined ? [] : [[head.id, head.owner]])));
  return maps.map(({ mapId: containerId, owner }) => owner ?? found.get(containerId));
}
