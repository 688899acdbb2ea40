import { useEffect } from 'react';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { stopFollowing } from './following.ts';

/** Keys that do nothing by themselves, or lead to the bar. */
const IDLE_KEYS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'AltGraph'];

/**
 * Stops following a colleague as soon as the user scrolls, drags, goes elsewhere or presses a key: the colleague would
 * carry them away from what they do.
 */
export function useEndByUser(): void {
  const map = useMap();
  useEffect(() => {
    const ending = new AbortController();
    const end = (event: Event) => {
      const isInBar = event.target instanceof Element && event.target.closest('[data-follow]') !== null;
      const isIdle = event instanceof KeyboardEvent && IDLE_KEYS.includes(event.key);
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      if (isEscape || !(isInBar || isIdle)) stopFollowing(map);
    };
    for (const name of ['wheel', 'touchmove', 'pointerdown', 'keydown', 'popstate'])
      window.addEventListener(name, end, { signal: ending.signal, capture: true, passive: true });
    return () => ending.abort();
  }, [map]);
}
