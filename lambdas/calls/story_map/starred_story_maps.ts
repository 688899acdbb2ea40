import { readStarredMaps, type StarItem } from '#lambdas/entities/story_map/star.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { starred_story_maps } from '#shared/contract/story_map/starred_story_maps.ts';

export const grants: TableGrants = { BatchGetItem: ['MAP'], Query: ['USER'] };

export const handler = implementQuery(starred_story_maps, {
  load: ({ reader, uid }) => reader.range<StarItem>(rowKeys.stars(reader.keys, uid)),
  run: async ({ loaded, person, reader }) => ({ docs: await readStarredMaps(reader, person, loaded) }),
});
