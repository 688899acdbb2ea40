import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { story_map_owner } from '#shared/contract/search/story_map_owner.ts';
import { implementStoryMapSearch } from '../implementStoryMapSearch.ts';

export const grants: TableGrants = { BatchGetItem: ['MAP'] };

export const handler = implementStoryMapSearch(story_map_owner, 'owner');
