import { defineStoryMapSearch } from '../defineStoryMapSearch.ts';

export const story_map_view_only = defineStoryMapSearch(
  'story_map_view_only',
  'Searches the story maps that others let one read, by name and purpose.',
);
