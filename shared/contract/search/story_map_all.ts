import { defineStoryMapSearch } from '../defineStoryMapSearch.ts';

export const story_map_all = defineStoryMapSearch(
  'story_map_all',
  'Searches all story maps of the company, for global viewers; anybody else searches their own.',
);
