import { storyMapHitsSchema, storyMapSearchSchema } from '../../model/search.ts';
import { defineCall } from '../defineCall.ts';

export const story_map_view = defineCall({
  name: 'story_map_view',
  method: 'GET',
  path: '/search/story_map_view',
  area: 'search',
  kind: 'query',
  access: 'company',
  input: storyMapSearchSchema,
  output: storyMapHitsSchema,
  errors: ['search-unavailable'],
  summary: 'Searches the story maps in which one has any part: as owner, editor or viewer, by name and purpose.',
});
