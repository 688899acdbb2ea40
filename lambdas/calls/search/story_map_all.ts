import { story_map_all } from '#shared/contract/search/story_map_all.ts';
import { implementStoryMapSearch } from '../implementStoryMapSearch.ts';

export const handler = implementStoryMapSearch(story_map_all, 'all');
