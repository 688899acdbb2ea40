import type { QueryClient } from '@tanstack/react-query';
import type { QueryName } from '#shared/contract/registry.ts';
import { onChange } from '#web/base/api/client.ts';
import { callKey } from '#web/base/api/queries.ts';

/** The lists whose order, pages or counts may shift when an entity changes, by its type. */
const LISTS = new Map<string, readonly QueryName[]>([
  ['story_map', ['story_map_list', 'starred_story_maps', 'deleted_story_maps']],
  ['member', ['story_map_list', 'starred_story_maps']],
  ['star', ['starred_story_maps']],
  // Its cards count them.
  ['what', ['story_map_list']],
  ['release', ['release_list', 'release_view']],
  // Its rows sum their epics.
  ['epic', ['release_list']],
  ['initiative', ['initiative_list', 'deleted_initiatives']],
  ['registered_email', ['registered_emails', 'company_users']],
]);

/**
 * Refetches lists after a command of this tab that may have shifted them. The shown fields of an entity need no
 * refetch, since they come from the replica.
 * @returns stops it
 */
export function refreshShiftedLists(cache: QueryClient): () => void {
  return onChange(({ changed, removed }) => {
    const shifted = [...changed, ...removed].flatMap(({ type }) => LISTS.get(type) ?? []);
    for (const name of new Set(shifted)) void cache.invalidateQueries({ queryKey: callKey(name) });
  });
}
