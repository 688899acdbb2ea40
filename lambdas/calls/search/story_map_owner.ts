import { story_map_owner } from '#shared/contract/search/story_map_owner.ts';
import { presentFoundMaps, readFoundMaps } from '#lambdas/data/entities/found.ts';
import { implement } from '#lambdas/runtime/implement.ts';
import { findStoryMaps } from '#lambdas/search/findStoryMaps.ts';

export const handler = implement(story_map_owner, {
  load: async ({ reader, company, input, uid }) =>
    readFoundMaps(reader, await findStoryMaps(company, uid, 'owner', input.query), uid, 'owner'),
  run: async ({ loaded }) => ({ hits: presentFoundMaps(loaded, 'owner') }),
});
