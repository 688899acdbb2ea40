import { useEffect, useState } from 'react';
import { usePerson } from '#web/base/session/useSession.ts';
import { ownerOf } from './knownMaps.ts';
import { type RecentMap, recentMaps } from './recentMaps.ts';

/**
 * The story maps that the signed-in user has opened last in this browser, latest first; none until they are read.
 * @param except the id of the open one
 */
export function useRecentMaps(except?: string): readonly RecentMap[] {
  const { uid, company } = usePerson();
  const owner = ownerOf({ company, uid });
  const [maps, setMaps] = useState<readonly RecentMap[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const show = (recent: readonly RecentMap[]) => isCurrent && setMaps(recent);
    // Without storage there are none.
    recentMaps(owner, except).then(show, reportError);
    return () => {
      isCurrent = false;
    };
  }, [owner, except]);
  return maps;
}
