import { storyMapHitsSchema, storyMapSearchSchema } from '../../model/search.ts';
import { defineCall } from '../defineCall.ts';

export const story_map_view_only = defineCall({
  name: 'story_map_view_only',
  method: 'GET',
  path: '/search/story_map_view_only',
  area: 'search',
  kind: 'query',
  access: 'company',
  input: storyMapSearchSchema,
  output: storyMapHitsSchema,
  errors: ['search-unavailable'],
  summary: 'Searches the story maps that others let one read, by name and purpose.',
});
