import { storyMapHitsSchema, storyMapSearchSchema } from '../../model/search.ts';
import { defineCall } from '../defineCall.ts';

export const story_map_all = defineCall({
  name: 'story_map_all',
  method: 'GET',
  path: '/search/story_map_all',
  area: 'search',
  kind: 'query',
  access: 'company',
  input: storyMapSearchSchema,
  output: storyMapHitsSchema,
  errors: ['search-unavailable'],
  summary: 'Searches all story maps of the company, for global viewers; anybody else searches their own.',
});
