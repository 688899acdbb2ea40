import { useSyncExternalStore } from 'react';
import { Tooltip } from '../controls/Tooltip.tsx';
import { formatAgo, formatMoment } from './formatDate.ts';

const MINUTE_MS = 60_000;

/** How long ago something happened, in full on hover. `text` puts that into a sentence. */
export function AgoText({ at, text }: { at: number; text: (ago: string) => string }) {
  const now = useSyncExternalStore(whenLookedAt, startOfMinute);
  return (
    <Tooltip title={formatMoment(at)} describes onTouch>
      <time dateTime={new Date(at).toISOString()}>{text(formatAgo(at, now))}</time>
    </Tooltip>
  );
}

/** The start of the current minute: an external store must not have another value at each look. */
const startOfMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** Keeps the words right: each minute, and when the user comes back to the page. */
function whenLookedAt(changed: () => void): () => void {
  const timer = setInterval(changed, MINUTE_MS);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}
