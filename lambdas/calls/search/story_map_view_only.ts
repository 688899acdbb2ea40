import { story_map_view_only } from '#shared/contract/search/story_map_view_only.ts';
import { presentFoundMaps, readFoundMaps } from '#lambdas/data/entities/found.ts';
import { implement } from '#lambdas/runtime/implement.ts';
import { findStoryMaps } from '#lambdas/search/findStoryMaps.ts';

export const handler = implement(story_map_view_only, {
  load: async ({ reader, company, input, uid }) =>
    readFoundMaps(reader, await findStoryMaps(company, uid, 'viewer_only', input.query), uid, 'viewer_only'),
  run: async ({ loaded }) => ({ hits: presentFoundMaps(loaded, 'viewer_only') }),
});
