import { story_map_edit_only } from '#shared/contract/search/story_map_edit_only.ts';
import { implementStoryMapSearch } from '../implementStoryMapSearch.ts';

export const handler = implementStoryMapSearch(story_map_edit_only, 'editor_only');
