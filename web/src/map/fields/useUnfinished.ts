import { useEffect, useEffectEvent } from 'react';
import { useDrafts } from './drafts.ts';

/**
 * Keeps the dialog from closing over an item that was begun and not added: it asks once (see `Drafts`).
 * @param remind shows at the field that it is not added yet
 */
export function useUnfinished(isUnfinished: boolean, remind: () => void): void {
  const drafts = useDrafts();
  const commit = useEffectEvent(() => {
    if (isUnfinished) remind();
    return Promise.resolve(!isUnfinished);
  });
  useEffect(() => drafts.add({ commit: () => commit() }), [drafts]);
}
