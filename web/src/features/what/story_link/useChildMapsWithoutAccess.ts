import { createContext, useContext, useEffect, useMemo, useRef } from 'react';
import { useCall } from '#web/base/api/queries.ts';
import { entityKey, groupKey } from '#web/replica/keys.ts';
import { LINKED, whats } from '#web/replica/story_map/entities.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useSelected } from '#web/replica/useReplica.ts';

/** The linked story maps that the user may not open. */
export const WithoutAccessContext = createContext<ReadonlySet<string>>(new Set());

const NONE: ReadonlySet<string> = new Set();

/**
 * Whether the user may not open a linked story map. Counts as open while unknown: the server decides when the user
 * opens it.
 */
export function useIsWithoutAccess(childContainerId: string | null): boolean {
  const closed = useContext(WithoutAccessContext);
  return childContainerId !== null && closed.has(childContainerId);
}

/**
 * Fetches which of the linked story maps the user may not open, once there is a link, and again when the links change.
 * Changes of other cards cost nothing here.
 */
export function useChildMapsWithoutAccess(): ReadonlySet<string> {
  const { scope, containerId } = useMap();
  const { linked: index } = whats.indexes;
  const keys = [groupKey(index, LINKED), ...scope.row(index, LINKED).map((id) => entityKey(whats.type, id))];
  // One string, so that equal lists compare equal.
  const linked = useSelected(scope, keys, () =>
    scope
      .row(index, LINKED)
      .flatMap((id) => scope.get(whats, id)?.childContainerId ?? [])
      .join(' '),
  );
  const { data, refetch } = useCall('child_maps_without_access', { containerId }, { enabled: linked !== '' });
  const asked = useRef(linked);
  useEffect(() => {
    if (asked.current === linked) return;
    if (asked.current !== '' && linked !== '') void refetch();
    asked.current = linked;
  }, [linked, refetch]);
  return useMemo(() => (data === undefined ? NONE : new Set(data.containerIds)), [data]);
}
