import type { RefObject } from 'react';
import { useActions, useUi } from '#web/board/selection/boardContext.ts';
import type { FocusTarget } from '#web/board/selection/types.ts';
import { sameFocusTarget } from '#web/board/selection/walk.ts';
import { useItemFocus } from '#web/board/state/useItemFocus.ts';

/**
 * Makes an element a focus target: Tab reaches it while it is the active one, and it takes the focus when the board
 * moves the focus there, scrolling into view unless already visible.
 * @returns the element's tabIndex
 */
export function useFocusTarget(target: FocusTarget, element: RefObject<HTMLElement | null>): 0 | -1 {
  const actions = useActions();
  const focus = useUi(({ active, focus: count }) => (sameFocusTarget(active, target) ? count : null));
  useItemFocus(actions, focus ?? 0, element);
  return focus === null ? -1 : 0;
}
