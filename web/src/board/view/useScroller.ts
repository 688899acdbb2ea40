import { useCallback, useState } from 'react';
import { MapView } from './MapView.ts';
import { Pan } from './Pan.ts';
import { ReadyArea } from './ReadyArea.ts';
import { shieldWhileMoving } from './shieldWhileMoving.ts';

export type Scroller = { element: HTMLElement; view: MapView; area: ReadyArea };

/**
 * The controllers of the board's scrolling element, once it is mounted.
 * @param tap called when the user taps Space on an element of the board; must stay the same function
 * @returns the controllers, and the ref of the element
 */
export function useScroller(
  containerId: string,
  tap: (target: Element) => void,
): [Scroller | null, (element: HTMLElement) => () => void] {
  const [scroller, setScroller] = useState<Scroller | null>(null);
  const attach = useCallback(
    (element: HTMLElement) => {
      const view = new MapView(element, containerId);
      const area = new ReadyArea(element, view);
      const unshield = shieldWhileMoving(element);
      const pan = new Pan(element, view, tap);
      setScroller({ element, view, area });
      return () => {
        pan.stop();
        unshield();
        area.stop();
        view.stop();
      };
    },
    [containerId, tap],
  );
  return [scroller, attach];
}
