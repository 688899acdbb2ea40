import { defineStoryMapSearch } from '../defineStoryMapSearch.ts';

export const story_map_view = defineStoryMapSearch(
  'story_map_view',
  'Searches the story maps in which one has any part: as owner, editor or viewer, by name and purpose.',
);
