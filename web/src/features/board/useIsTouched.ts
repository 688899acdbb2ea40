import { useSyncExternalStore } from 'react';

let known: MediaQueryList | undefined;
const query = () => (known ??= window.matchMedia('(pointer: coarse)'));

/** Whether fingers are what points, which cannot hover: what shows on hover elsewhere always shows then. */
export function useIsTouched(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}

function subscribe(listener: () => void): () => void {
  const media = query();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
