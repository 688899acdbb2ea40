import { useEffect, useEffectEvent } from 'react';
import { useDrafts } from './drafts.ts';

/**
 * Warns once before the dialog closes over an item that was begun but not added (see `Drafts`).
 * @param remind shows at the field that the item is not added yet
 */
export function useUnfinished(isUnfinished: boolean, remind: () => void): void {
  const drafts = useDrafts();
  const commit = useEffectEvent(() => {
    if (isUnfinished) remind();
    return Promise.resolve(!isUnfinished);
  });
  useEffect(() => drafts.add({ commit: () => commit() }), [drafts]);
}
