import { storyMapHitsSchema, storyMapSearchSchema } from '../../model/search.ts';
import { defineCall } from '../defineCall.ts';

export const story_map_edit_only = defineCall({
  name: 'story_map_edit_only',
  method: 'GET',
  path: '/search/story_map_edit_only',
  area: 'search',
  kind: 'query',
  access: 'company',
  input: storyMapSearchSchema,
  output: storyMapHitsSchema,
  errors: ['search-unavailable'],
  summary: 'Searches the story maps that others let one edit, by name and purpose.',
});
