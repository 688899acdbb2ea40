import { existingFrame } from '#lambdas/entities/frame/frame.ts';
import type { ObjectiveItem } from '#lambdas/entities/frame/objective.ts';
import type { ProblemItem } from '#lambdas/entities/frame/problem.ts';
import type { StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { isVisible, readOwnMaps, visibleTo } from '#lambdas/entities/story_map/visibleMaps.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { rename_impact } from '#shared/contract/frame/rename_impact.ts';
import { compareNames } from '#shared/rules/compareNames.ts';

export const grants: TableGrants = { BatchGetItem: ['MAP'], Query: ['OBJECTIVE', 'PROBLEM', 'USER'] };

export const handler = implementQuery(rename_impact, {
  load: async ({ reader, uid, input: { containerId, kind, id } }) => {
    const [[item], uses, own] = await Promise.all([
      reader.get<[ObjectiveItem | ProblemItem]>([rowKeys.onMapFrame(reader.keys, kind, containerId, id)]),
      reader.range<{ mapId: string }>(rowKeys.frameUses(reader.keys, kind, id)),
      readOwnMaps(reader, uid),
    ]);
    return { item, uses, own };
  },
  run: async ({ input: { containerId, kind }, loaded: { item, uses, own }, reader, person }) => {
    existingFrame(kind, item);
    const visible = visibleTo(person, own, containerId);
    const ids = uses.map(({ mapId }) => mapId).filter((mapId) => mapId !== containerId);
    const heads = await reader.get<StoryMapHead[]>(ids.map((id) => rowKeys.storyMap(reader.keys, id)));
    const others = heads.flatMap((head) => notDeleted(head) ?? []);
    const maps = others.filter(({ id }) => isVisible(id, visible)).map(({ id, name }) => ({ id, name }));
    return { maps: maps.sort((a, b) => compareNames(a.name, b.name)), hidden: others.length - maps.length };
  },
});
