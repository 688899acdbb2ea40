import { useEffect } from 'react';
import { fetchAhead } from '#web/base/browser/fetchAhead.ts';
import { whenIdle } from '#web/base/browser/whenIdle.ts';
import { typeKey } from '#web/replica/keys.ts';
import { mapEntities } from '#web/replica/story_map/entities.ts';
import { CONFIRMED_KEY, type MapReplica, OUTDATED_KEY } from '#web/replica/story_map/MapReplica.ts';

/** A map is kept once it has not changed for this long, in ms. */
const QUIET_MS = 500;

const store = () => import('./keepMap.ts');

/** Deletes a map that the user may no longer see, or has deleted. */
export function forgetKeptMap(owner: string, containerId: string): void {
  if (!('indexedDB' in globalThis)) return;
  void store()
    .then(({ forgetMap }) => forgetMap(owner, containerId))
    .catch(reportError);
}

/**
 * Keeps an open map in the browser, in its confirmed state, so that it shows at once next time; deletes a map that the
 * user may no longer see.
 */
export function useKeepMap(map: MapReplica, owner: string): void {
  useEffect(() => {
    if (!('indexedDB' in globalThis)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let cancel: (() => void) | undefined;
    const keep = () =>
      void store()
        .then(({ keepMap }) => keepMap(owner, map.copy()))
        .catch(reportError);
    const stop = () => {
      clearTimeout(timer);
      cancel?.();
    };
    const onChange = () => {
      stop();
      if (map.outdated?.code === 'permission-denied') forgetKeptMap(owner, map.containerId);
      else if (map.isConfirmed) timer = setTimeout(() => (cancel = whenIdle(keep)), QUIET_MS);
    };
    const keys = [...mapEntities.map(({ type }) => typeKey(type)), CONFIRMED_KEY, OUTDATED_KEY];
    let end: (() => void) | undefined;
    const cancelStart = fetchAhead(
      () => {
        end = map.scope.subscribe(keys, onChange);
        onChange();
      },
      { needed: true },
    );
    return () => {
      cancelStart();
      end?.();
      stop();
    };
  }, [map, owner]);
}
