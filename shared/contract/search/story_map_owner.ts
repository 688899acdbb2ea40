import { defineStoryMapSearch } from '../defineStoryMapSearch.ts';

export const story_map_owner = defineStoryMapSearch(
  'story_map_owner',
  "Searches one's own story maps, by name and purpose.",
);
