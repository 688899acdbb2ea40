import type { FrameKind } from '#shared/model/frame.ts';
import { callOptions } from '#web/base/api/queries.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';

/** The query of the other story maps on which a change of an objective or problem shows; asked for anew each time. */
export function useImpactQuery(kind: FrameKind, id: string) {
  const containerId = useContainerId();
  return callOptions('rename_impact', { containerId, kind, id }, { staleTime: 0, gcTime: 0 });
}
