import { useCallback, useState } from 'react';
import { Nearness } from '../selection/useNear.ts';
import { MapView } from './MapView.ts';
import { Pan } from './Pan.ts';

export type Scroller = { element: HTMLElement; nearness: Nearness; view: MapView };

/**
 * What belongs to the board's scrolling element, once it is there.
 * @param tap Space was pressed on an element of the board; must stay the same function
 * @returns it, and the ref of the element
 */
export function useScroller(
  mapId: string,
  tap: (target: Element) => void,
): [Scroller | null, (element: HTMLElement) => () => void] {
  const [scroller, setScroller] = useState<Scroller | null>(null);
  const attach = useCallback(
    (element: HTMLElement) => {
      const nearness = new Nearness(element);
      const view = new MapView(element, mapId);
      const pan = new Pan(element, view, tap);
      setScroller({ element, nearness, view });
      return () => {
        nearness.stop();
        pan.stop();
        view.stop();
      };
    },
    [mapId, tap],
  );
  return [scroller, attach];
}
