import { useEffect, type RefObject } from 'react';
import type { Spot } from '../model/types.ts';
import { sameSpot } from '../model/walk.ts';
import { useActions, useUi } from './boardContext.ts';

/**
 * Makes an element the place of a spot: it is reached by Tab while the spot is the active one, and takes the focus when the board
 * moves the focus there, bringing itself into view.
 * @returns the element's tabIndex
 */
export function useSpotFocus(spot: Spot, element: RefObject<HTMLElement | null>): 0 | -1 {
  const actions = useActions();
  const focus = useUi(({ active, focus: count }) => (sameSpot(active, spot) ? count : null));
  useEffect(() => {
    const target = element.current;
    if (focus === null || target === null || !actions.claimFocus(focus)) return;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [focus, actions, element]);
  return focus === null ? -1 : 0;
}
