import * as errors from '../errors.ts';
import { storyMapHitsSchema, storyMapSearchSchema } from '../model/search.ts';
import * as access from '../rules/access.ts';
import { defineCall } from './defineCall.ts';

/**
 * Defines a search for story maps. They differ only in the maps that they cover.
 * @__NO_SIDE_EFFECTS__
 */
export function defineStoryMapSearch<const Name extends `story_map_${string}`>(name: Name, summary: string) {
  return defineCall({
    name,
    method: 'GET',
    path: `/search/${name}`,
    area: 'search',
    kind: 'query',
    access: access.company,
    input: storyMapSearchSchema,
    output: storyMapHitsSchema,
    errors: [errors.searchUnavailable],
    summary,
  });
}
