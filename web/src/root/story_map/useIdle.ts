import { useEffect, useState } from 'react';
import { fetchAhead } from '#web/base/browser/fetchAhead.ts';

/** Whether the page has been usable and the browser idle since the component came: the time for what can wait. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => fetchAhead(() => setIdle(true), { needed: true }), []);
  return isIdle;
}
