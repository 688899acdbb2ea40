import { useQuery } from '@tanstack/react-query';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { call } from '#web/base/api/client.ts';
import type { CardId } from '#web/replica/story_map/types.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';

/** The maximum number of linked story maps to name; further ones are only counted, to limit the number of calls. */
const MAX_NAMED = 3;

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * The story maps linked to some Activities, in words: by name, or without one where the user may not open it (rule
 * map.19).
 * @param linked Activities that have a story map
 */
export function useNamesOfLinkedMaps(linked: readonly CardId[]): string {
  const containerId = useContainerId();
  const named = linked.length <= MAX_NAMED ? linked : linked.slice(0, MAX_NAMED - 1);
  const { data } = useQuery({
    queryKey: ['names_of_linked_maps', containerId, named],
    queryFn: ({ signal }) =>
      Promise.allSettled(named.map((whatId) => call('story_map_of_activity', { containerId, whatId }, { signal }))),
    staleTime: 0,
    gcTime: 0,
  });
  const names = named.map((_, i) => {
    const answer = data?.[i];
    if (answer?.status !== 'fulfilled' || answer.value.storyMap === null) return storyMapTexts.linkedMapUnknown;
    const { name } = answer.value.storyMap;
    return name === null ? storyMapTexts.linkedMapClosed : storyMapTexts.linkedMap({ name });
  });
  const others = linked.length - named.length;
  return list.format(others === 0 ? names : [...names, storyMapTexts.linkedMapsMore({ count: others })]);
}
