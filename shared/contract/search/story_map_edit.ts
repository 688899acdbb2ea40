import { storyMapHitsSchema, storyMapSearchSchema } from '../../model/search.ts';
import { defineCall } from '../defineCall.ts';

export const story_map_edit = defineCall({
  name: 'story_map_edit',
  method: 'GET',
  path: '/search/story_map_edit',
  area: 'search',
  kind: 'query',
  access: 'company',
  input: storyMapSearchSchema,
  output: storyMapHitsSchema,
  errors: ['search-unavailable'],
  summary: 'Searches the story maps that one may edit, own ones included, by name and purpose.',
});
