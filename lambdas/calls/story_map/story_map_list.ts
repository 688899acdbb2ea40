import { story_map_list } from '#shared/contract/story_map/story_map_list.ts';
import { type ListType } from '#shared/model/limits.ts';
import { listTypeFor, pageOf } from '#shared/rules/storyMapList.ts';
import { presentStoryMap, type ListedMap, type StoryMapHead } from '#lambdas/data/entities/storyMap.ts';
import { alive } from '#lambdas/data/items.ts';
import type { Keys, Range } from '#lambdas/data/keys.ts';
import { implement } from '#lambdas/runtime/implement.ts';

/** The ranges of pointers that make up a list. */
function rangesOf(keys: Keys, type: ListType, uid: string): Range[] {
  switch (type) {
    case 'owner':
    case 'editor':
    case 'viewer':
      return [keys.listedMaps(uid, type)];
    case 'all-shared':
      return [keys.listedMaps(uid, 'editor'), keys.listedMaps(uid, 'viewer')];
    case 'all':
      return [keys.companyMaps()];
  }
}

export const handler = implement(story_map_list, {
  // Both what was asked for and what it may fall back to are read beside the check of access, so that the fall-back costs no further round.
  load: async ({ reader, input, uid }) => {
    const read = async (type: ListType) =>
      (await Promise.all(rangesOf(reader.keys, type, uid).map((range) => reader.range<ListedMap>(range)))).flat();
    const [asked, owned] = await Promise.all([read(input.list_type), input.list_type === 'all' ? read('owner') : []]);
    return { asked, owned };
  },
  run: async ({ input, loaded, person, reader }) => {
    const list_type = listTypeFor(input.list_type, person);
    const listed = list_type === input.list_type ? loaded.asked : loaded.owned;
    const { page, totalPages, items } = pageOf(listed, input.page);
    const heads = await reader.get<StoryMapHead[]>(items.map((item) => reader.keys.storyMap(item.mapId)));
    const docs = heads.flatMap((head) =>
      alive(head) === undefined || head === undefined ? [] : [presentStoryMap(head)],
    );
    return { docs, list_type, page, totalPages, total: listed.length };
  },
});
