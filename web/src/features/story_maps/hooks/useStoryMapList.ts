import { useQueryClient } from '@tanstack/react-query';
import { callKey, useCall, useCommand } from '#web/api/queries.ts';
import { storyMapCardSchema } from '#shared/model/storyMap.ts';
import type { ListParams } from '../model/listParams.ts';
import { withCreated, withoutDeleted, type ListPage } from '../model/listPatch.ts';

/** A page of the list. While another page of the same list is read, the one before stays on the screen. */
export function useStoryMapList({ listType, page }: ListParams) {
  return useCall(
    'story_map_list',
    { list_type: listType, page },
    { placeholderData: (before) => (before?.list_type === listType ? before : undefined) },
  );
}

/** Creates a story map; the lists show it first from then on. */
export function useCreateStoryMap() {
  const patch = usePatchLists();
  return useCommand('story_map_container_create', {
    onSuccess: (answer) => {
      const card = storyMapCardSchema.safeParse(answer.changed.find(({ id }) => id === answer.id));
      patch((list) => (card.success ? withCreated(list, card.data) : list));
    },
  });
}

/** Deletes a story map; it is gone from the lists at once. */
export function useDeleteStoryMap() {
  const cache = useQueryClient();
  const patch = usePatchLists();
  return useCommand('delete_container', {
    onSuccess: (_answer, { containerId }) => {
      patch((list) => withoutDeleted(list, containerId));
      cache.removeQueries({ queryKey: callKey('get_container', { containerId }) });
    },
  });
}

/** Changes every page of every list at hand, then lets them be read again, since a change on one page shifts the others. */
function usePatchLists() {
  const cache = useQueryClient();
  return (change: (list: ListPage) => ListPage) => {
    const lists = { queryKey: callKey('story_map_list') };
    // An answer that is under way was given before the change.
    void cache.cancelQueries(lists);
    cache.setQueriesData<ListPage>(lists, (list) => list && change(list));
    void cache.invalidateQueries(lists);
  };
}
