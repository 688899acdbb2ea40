import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const media = () => matchMedia('print');
/** Browsers announce a print before the media changes. */
let announced = false;

function subscribe(onChange: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  // The browser prints right after its event, so the change must be rendered at once.
  const change = () => flushSync(onChange);
  const announce = (isBeginning: boolean) => () => {
    announced = isBeginning;
    change();
  };
  window.addEventListener('beforeprint', announce(true), { signal });
  window.addEventListener('afterprint', announce(false), { signal });
  media().addEventListener('change', change, { signal });
  return () => ending.abort();
}

/** Whether the page is being printed, for content that print shows differently from the screen. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => announced || media().matches);
