import { storyMapHitsSchema, storyMapSearchSchema } from '../../model/search.ts';
import { defineCall } from '../defineCall.ts';

export const story_map_owner = defineCall({
  name: 'story_map_owner',
  method: 'GET',
  path: '/search/story_map_owner',
  area: 'search',
  kind: 'query',
  access: 'company',
  input: storyMapSearchSchema,
  output: storyMapHitsSchema,
  errors: ['search-unavailable'],
  summary: "Searches one's own story maps, by name and purpose.",
});
