import { useSyncExternalStore } from 'react';

/** The width of the window without its scroll bar, in px. */
export function useWindowWidth(): number {
  return useSyncExternalStore(subscribe, () => document.documentElement.clientWidth);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
