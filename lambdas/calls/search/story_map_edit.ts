import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { story_map_edit } from '#shared/contract/search/story_map_edit.ts';
import { implementStoryMapSearch } from '../implementStoryMapSearch.ts';

export const grants: TableGrants = { BatchGetItem: ['MAP'] };

export const handler = implementStoryMapSearch(story_map_edit, 'editor');
