import { type RefObject, useEffect } from 'react';
import type { FocusTarget } from '../model/types.ts';
import { sameFocusTarget } from '../model/walk.ts';
import { useActions, useUi } from './boardContext.ts';

/**
 * Makes an element a focus target: it is reached by Tab while it is the active one, and takes the focus when the board
 * moves the focus there, bringing itself into view.
 * @returns the element's tabIndex
 */
export function useFocusTarget(target: FocusTarget, element: RefObject<HTMLElement | null>): 0 | -1 {
  const actions = useActions();
  const focus = useUi(({ active, focus: count }) => (sameFocusTarget(active, target) ? count : null));
  useEffect(() => {
    const target = element.current;
    if (focus === null || target === null || !actions.claimFocus(focus)) return;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [focus, actions, element]);
  return focus === null ? -1 : 0;
}
