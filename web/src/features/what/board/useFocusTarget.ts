import { type RefObject, useEffect } from 'react';
import { useActions, useUi } from '#web/board/selection/boardContext.ts';
import type { FocusTarget } from '#web/board/selection/types.ts';
import { sameFocusTarget } from '#web/board/selection/walk.ts';

/**
 * Makes an element a focus target: Tab reaches it while it is the active one, and it takes the focus when the board
 * moves the focus there, scrolling into view unless already visible.
 * @returns the element's tabIndex
 */
export function useFocusTarget(target: FocusTarget, element: RefObject<HTMLElement | null>): 0 | -1 {
  const actions = useActions();
  const focus = useUi(({ active, focus: count }) => (sameFocusTarget(active, target) ? count : null));
  useEffect(() => {
    const target = element.current;
    if (focus === null || target === null || !actions.claimFocus(focus)) return;
    target.focus({ preventScroll: true });
    if (actions.ui.get().reveal) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [focus, actions, element]);
  return focus === null ? -1 : 0;
}
