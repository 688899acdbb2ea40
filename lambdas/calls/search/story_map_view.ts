import { story_map_view } from '#shared/contract/search/story_map_view.ts';
import { presentFoundMaps, readFoundMaps } from '#lambdas/data/entities/found.ts';
import { implement } from '#lambdas/runtime/implement.ts';
import { findStoryMaps } from '#lambdas/search/findStoryMaps.ts';

export const handler = implement(story_map_view, {
  load: async ({ reader, company, input, uid }) =>
    readFoundMaps(reader, await findStoryMaps(company, uid, 'view_all', input.query), uid, 'view_all'),
  run: async ({ loaded }) => ({ hits: presentFoundMaps(loaded, 'view_all') }),
});
