import type { CallOutput } from '#shared/contract/registry.ts';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import { useCall } from '#web/base/api/queries.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';

type StoryMap = NonNullable<CallOutput<'story_map_of_activity'>['storyMap']>;

type LinkedStory = {
  storyMap: StoryMap | null;
  /** The story map's name, as far as the user may know it; never empty. */
  name: string;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

/** The story map of an Activity. Fetched on each opening, since it may have been renamed. */
export function useLinkedStory(whatId: string): LinkedStory {
  const containerId = useContainerId();
  const { data, error, isFetching, refetch } = useCall(
    'story_map_of_activity',
    { containerId, whatId },
    { staleTime: 0, gcTime: 0 },
  );
  const storyMap = data?.storyMap ?? null;
  return {
    storyMap,
    name: storyMap?.name ?? storyMap?.storyName ?? overviewTexts.link.title,
    error,
    isFetching,
    refetch,
  };
}
