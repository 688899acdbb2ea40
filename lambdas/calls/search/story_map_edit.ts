import { story_map_edit } from '#shared/contract/search/story_map_edit.ts';
import { presentFoundMaps, readFoundMaps } from '#lambdas/data/entities/found.ts';
import { implement } from '#lambdas/runtime/implement.ts';
import { findStoryMaps } from '#lambdas/search/findStoryMaps.ts';

export const handler = implement(story_map_edit, {
  load: async ({ reader, company, input, uid }) =>
    readFoundMaps(reader, await findStoryMaps(company, uid, 'editor', input.query), uid, 'editor'),
  run: async ({ loaded }) => ({ hits: presentFoundMaps(loaded, 'editor') }),
});
