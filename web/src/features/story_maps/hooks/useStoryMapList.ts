import { useQueryClient } from '@tanstack/react-query';
import { callKey, useCall, useCommand } from '#web/api/queries.ts';
import type { ListParams } from '../model/listParams.ts';

/** A page of the list. While another page of the same list is read, the one before stays on the screen. */
export function useStoryMapList({ listType, page }: ListParams) {
  return useCall(
    'story_map_list',
    { list_type: listType, page },
    { placeholderData: (before) => (before?.list_type === listType ? before : undefined) },
  );
}

/** Creates a story map; the lists at hand show it first from then on. */
export function useCreateStoryMap() {
  return useCommand('story_map_container_create');
}

/** Deletes a story map; the lists at hand no longer show it. */
export function useDeleteStoryMap() {
  const cache = useQueryClient();
  return useCommand('delete_container', {
    onSuccess: (_answer, { containerId }) =>
      cache.removeQueries({ queryKey: callKey('get_container', { containerId }) }),
  });
}
