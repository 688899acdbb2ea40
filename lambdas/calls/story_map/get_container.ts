import { presentBoard, presentWithLists, visibleBoard } from '#lambdas/entities/story_map/board.ts';
import { mapsInLists, readMapsByRole } from '#lambdas/entities/story_map/mapsInLists.ts';
import { storyMapEntity } from '#lambdas/entities/story_map/storyMap.ts';
import type { ChildMap } from '#lambdas/entities/story_map/storyMapLink.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { bytesOf, partOf } from '#lambdas/runtime/parts.ts';
import type { Stored } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { get_container } from '#shared/contract/story_map/get_container.ts';

export const grants: TableGrants = { Query: ['MAP', 'USER'] };

export const handler = implementQuery(get_container, {
  load: async ({ reader, input: { containerId, lists = true }, uid }) => {
    const cursor = Date.now();
    const [board, childMaps, listed] = await Promise.all([
      reader.range<Stored>(rowKeys.board(reader.keys, containerId)),
      lists ? reader.range<ChildMap>(rowKeys.childMaps(reader.keys, containerId)) : undefined,
      lists ? readMapsByRole(reader, uid) : [],
    ]);
    return { cursor, board, childMaps, listed };
  },
  run: async ({ input: { containerId, after }, loaded, reader, person, storyMap, mapRole }) => {
    const { cursor, board, childMaps, listed } = loaded;
    const visible = visibleBoard(reader.keys, containerId, board);
    const { members, whats, whoGroups, whoCategories, whos, whatWhoLinks, whoWhoLinks, ...listsOfMap } =
      childMaps === undefined
        ? presentBoard(visible)
        : presentWithLists(visible, childMaps, mapsInLists(person, listed));
    const head = {
      ...storyMapEntity.present(storyMap),
      role: mapRole,
      ...(after === undefined && { cursor, ...listsOfMap }),
    };
    return {
      ...head,
      ...partOf(
        { members, whats, whoGroups, whoCategories, whos, whatWhoLinks, whoWhoLinks },
        { after, spent: bytesOf(head) },
      ),
    };
  },
});
