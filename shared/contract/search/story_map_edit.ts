import { defineStoryMapSearch } from '../defineStoryMapSearch.ts';

export const story_map_edit = defineStoryMapSearch(
  'story_map_edit',
  'Searches the story maps that one may edit, own ones included, by name and purpose.',
);
