import { story_map_all } from '#shared/contract/search/story_map_all.ts';
import { searchTypeFor } from '#shared/rules/storyMapSearch.ts';
import { presentFoundMaps, readFoundMaps } from '#lambdas/data/entities/found.ts';
import { implement } from '#lambdas/runtime/implement.ts';
import { findStoryMaps } from '#lambdas/search/findStoryMaps.ts';

export const handler = implement(story_map_all, {
  // Whether somebody may search all of them is known only later, so what they fall back to is looked for beside it.
  load: async ({ reader, company, input, uid }) => {
    const read = async (type: 'all' | 'owner') =>
      readFoundMaps(reader, await findStoryMaps(company, uid, type, input.query), uid, type);
    const [all, owner] = await Promise.all([read('all'), read('owner')]);
    return { all, owner };
  },
  run: async ({ loaded, person }) => {
    const type = searchTypeFor('all', person) === 'all' ? 'all' : 'owner';
    return { hits: presentFoundMaps(loaded[type], type) };
  },
});
