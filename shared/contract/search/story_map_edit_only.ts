import { defineStoryMapSearch } from '../defineStoryMapSearch.ts';

export const story_map_edit_only = defineStoryMapSearch(
  'story_map_edit_only',
  'Searches the story maps that others let one edit, by name and purpose.',
);
