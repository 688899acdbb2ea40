import { useSyncExternalStore } from 'react';

let known: MediaQueryList | undefined;
const query = () => (known ??= window.matchMedia('(pointer: coarse)'));

/** Whether the pointer is a finger, which cannot hover: controls that show on hover then always show. */
export function useIsTouched(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}

function subscribe(listener: () => void): () => void {
  const media = query();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
