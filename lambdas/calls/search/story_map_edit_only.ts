import { story_map_edit_only } from '#shared/contract/search/story_map_edit_only.ts';
import { presentFoundMaps, readFoundMaps } from '#lambdas/data/entities/found.ts';
import { implement } from '#lambdas/runtime/implement.ts';
import { findStoryMaps } from '#lambdas/search/findStoryMaps.ts';

export const handler = implement(story_map_edit_only, {
  load: async ({ reader, company, input, uid }) =>
    readFoundMaps(reader, await findStoryMaps(company, uid, 'editor_only', input.query), uid, 'editor_only'),
  run: async ({ loaded }) => ({ hits: presentFoundMaps(loaded, 'editor_only') }),
});
