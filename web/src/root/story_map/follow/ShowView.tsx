import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { viewAt } from './view.ts';

/** How long to wait before looking again, in ms: reading where cards are costs a layout. */
const LOOK_MS = 200;

/** Shows the user's view to those who follow it. */
export function ShowView() {
  const map = useMap();
  const { pathname } = useLocation();
  useEffect(() => {
    const { shown, followed } = map;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      timer = undefined;
      // A tab in the background is not what the user looks at.
      if (document.visibilityState === 'hidden') return;
      const view = viewAt(map, pathname);
      if (JSON.stringify(view) !== JSON.stringify(shown.get().view)) shown.set({ view });
    };
    const soon = () => void (timer ??= setTimeout(show, LOOK_MS));
    show();
    const ending = new AbortController();
    window.addEventListener('scroll', soon, { signal: ending.signal, capture: true, passive: true });
    window.addEventListener('resize', soon, { signal: ending.signal });
    document.addEventListener('visibilitychange', soon, { signal: ending.signal });
    // The cards of a page come after it.
    const cards = new MutationObserver(soon);
    cards.observe(document.body, { childList: true, subtree: true });
    const ends = [shown.subscribe(soon), followed.subscribe(soon), () => cards.disconnect()];
    return () => {
      ending.abort();
      clearTimeout(timer);
      ends.forEach((end) => end());
    };
  }, [map, pathname]);
  useEffect(() => () => map.shown.set({ view: undefined }), [map]);
  return null;
}
