import { story_map_owner } from '#shared/contract/search/story_map_owner.ts';
import { implementStoryMapSearch } from '../implementStoryMapSearch.ts';

export const handler = implementStoryMapSearch(story_map_owner, 'owner');
