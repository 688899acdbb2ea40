import { readOutlines } from '#lambdas/entities/story_map/outline.ts';
import { type ListedMap, presentStoryMap, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { claimedRoles } from '#lambdas/runtime/claims.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import type { Keys, Range } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { story_map_list } from '#shared/contract/story_map/story_map_list.ts';
import { type ListType } from '#shared/model/limits.ts';
import { listTypeFor, pageOf } from '#shared/rules/story_map/storyMapList.ts';

/** The ranges of pointers from which a list is read. */
function rangesOf(keys: Keys, type: ListType, uid: string): Range[] {
  switch (type) {
    case 'owner':
    case 'editor':
    case 'viewer':
      return [rowKeys.listedMaps(keys, uid, type)];
    case 'all-shared':
      return [rowKeys.listedMaps(keys, uid, 'editor'), rowKeys.listedMaps(keys, uid, 'viewer')];
    case 'all':
      return [rowKeys.companyMaps(keys)];
  }
}

async function readListed(reader: Reader, type: ListType, uid: string) {
  const ranges = await Promise.all(rangesOf(reader.keys, type, uid).map((range) => reader.range<ListedMap>(range)));
  return { type, listed: ranges.flat() };
}

export const grants: TableGrants = { BatchGetItem: ['MAP'], Query: ['USER', 'MAPS', 'MAP'] };

export const handler = implementQuery(story_map_list, {
  // The token predicts which list is needed, so only that one is read. When the table decides otherwise, the right one
  // follows.
  load: ({ reader, input, uid, claims }) => readListed(reader, listTypeFor(input.list_type, claimedRoles(claims)), uid),
  run: async ({ input, loaded, person, reader }) => {
    const list_type = listTypeFor(input.list_type, person);
    const { listed } = loaded.type === list_type ? loaded : await readListed(reader, list_type, person.uid);
    const { page, totalPages, items } = pageOf(listed, input.page);
    const [heads, outlines] = await Promise.all([
      reader.get<StoryMapHead[]>(items.map((item) => rowKeys.storyMap(reader.keys, item.mapId))),
      readOutlines(reader, items),
    ]);
    const docs = heads.flatMap((head) =>
      notDeleted(head) === undefined || head === undefined ? [] : [presentStoryMap(head)],
    );
    const shown = new Set(docs.map(({ id }) => id));
    return {
      docs,
      outlines: outlines.filter(({ id }) => shown.has(id)),
      ...{ list_type, page, totalPages, total: listed.length },
    };
  },
});
