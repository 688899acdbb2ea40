import { useEffect, useEffectEvent } from 'react';
import { undoDirection } from '#web/base/browser/keys.ts';
import { isAnyBoardBusy, isCarrying, isElsewhere } from '#web/base/browser/keyTargets.ts';

/**
 * Handles the keys of undo and redo wherever the focus is. While the user types, they are those of the browser; while
 * something is carried, or a dialog is open, nobody's.
 */
export function useUndoKeys(revert: (direction: 'undo' | 'redo') => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const direction = undoDirection(event);
    if (direction === null || event.defaultPrevented || isAnyBoardBusy() || isCarrying() || isElsewhere(event.target))
      return;
    event.preventDefault();
    revert(direction);
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', handle);
    offers.add(handle);
    return () => {
      window.removeEventListener('keydown', handle);
      offers.delete(handle);
    };
  }, []);
}

/** The listeners of what is on the screen. */
const offers = new Set<unknown>();

/** Whether the page on the screen can undo. */
export const offersUndo = (): boolean => offers.size > 0;
