import { type ListType, STORY_MAP_PAGE_SIZE } from '#shared/model/limits.ts';
import { pageAt } from '#shared/rules/pages.ts';
import type { Person } from '#shared/rules/people/permissions.ts';

/**
 * The list that a person sees: 'All Story Maps' is for global viewers only and falls back to their own (rule map.5).
 */
export function listTypeFor(asked: ListType, person: Pick<Person, 'globalStoryMapViewer'>): ListType {
  return asked === 'all' && !person.globalStoryMapViewer ? 'owner' : asked;
}

/**
 * One page of a list, newest first by default (rules map.3, map.4). Pages count from 1; a page past the end is the last
 * one.
 */
export function pageOf<Listed extends { mapId: string; createdAt: number }>(
  listed: readonly Listed[],
  page: number,
  { size = STORY_MAP_PAGE_SIZE, oldestFirst = false }: { size?: number; oldestFirst?: boolean } = {},
): { page: number; totalPages: number; items: Listed[] } {
  const sorted = [...listed].sort((a, b) => b.createdAt - a.createdAt || (a.mapId < b.mapId ? 1 : -1));
  return pageAt(oldestFirst ? sorted.reverse() : sorted, page, size);
}
