import { useEffect, useState } from 'react';
import { takeEarlyMap } from '#web/base/api/early.ts';
import { type KeptMap, keyOf, readMap } from './mapStore.ts';

/**
 * A map kept in this browser, once loaded.
 * @param since the cursor of the copy, from which to ask for changes
 * @param onUnknown called when there is no copy with that cursor
 */
export function useKeptMap(
  owner: string,
  containerId: string,
  since: number,
  onUnknown: () => void,
): KeptMap | undefined {
  const [copy, setCopy] = useState<KeptMap>();
  useEffect(() => {
    let current = true;
    const take = (kept: KeptMap | undefined) => {
      if (!current) return;
      // Another tab may have kept a later copy meanwhile.
      if (kept?.cursor === since) setCopy(kept);
      else onUnknown();
    };
    const early = takeEarlyMap(keyOf(owner, containerId)) as Promise<KeptMap | undefined> | undefined;
    (early ?? readMap(owner, containerId)).then(take, (error: unknown) => {
      reportError(error);
      take(undefined);
    });
    return () => {
      current = false;
    };
  }, [owner, containerId, since, onUnknown]);
  return copy;
}
