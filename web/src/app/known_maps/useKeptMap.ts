import { useEffect, useState } from 'react';
import { type KeptMap, readMap } from './mapStore.ts';

/**
 * A map that this browser has kept, once it has been read.
 * @param since the cursor of the reading that what has changed is asked by
 * @param onUnknown is told when there is none of that reading after all
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
      // Another tab may have kept it meanwhile, of a later reading.
      if (kept?.cursor === since) setCopy(kept);
      else onUnknown();
    };
    readMap(owner, containerId).then(take, (error: unknown) => {
      reportError(error);
      take(undefined);
    });
    return () => {
      current = false;
    };
  }, [owner, containerId, since, onUnknown]);
  return copy;
}
