import { type ListedMap, presentStoryMap, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { findStoryMaps } from '#lambdas/ports/search/findStoryMaps.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { company_story_maps } from '#shared/contract/search/company_story_maps.ts';
import { COMPANY_STORY_MAP_PAGE_SIZE, MAX_HITS } from '#shared/model/limits.ts';
import { pageOf } from '#shared/rules/story_map/storyMapList.ts';

export const grants: TableGrants = { BatchGetItem: ['MAP'], Query: ['MAPS', 'USER'] };

export const handler = implementQuery(company_story_maps, {
  load: async ({ reader, company, uid, input: { query, page, owner, order } }) => {
    if (query !== '') {
      const ids = await findStoryMaps(company, uid, 'all', query);
      return { ids, page: 1, totalPages: 1, total: null };
    }
    const range =
      owner === undefined ? rowKeys.companyMaps(reader.keys) : rowKeys.listedMaps(reader.keys, owner, 'owner');
    const listed = await reader.range<ListedMap>(range);
    const { items, ...rest } = pageOf(listed, page, {
      size: COMPANY_STORY_MAP_PAGE_SIZE,
      oldestFirst: order === 'oldest',
    });
    return { ids: items.map(({ mapId: containerId }) => containerId), ...rest, total: listed.length };
  },
  run: async ({ input: { owner }, loaded: { ids, total, ...rest }, reader }) => {
    const heads = await reader.get<StoryMapHead[]>(ids.map((id) => rowKeys.storyMap(reader.keys, id)));
    const docs = heads
      .flatMap((head) => notDeleted(head) ?? [])
      .filter((head) => owner === undefined || head.owner === owner)
      .slice(0, MAX_HITS)
      .map((head) => presentStoryMap(head));
    return { docs, ...rest, total: total ?? docs.length };
  },
});
