import { useSyncExternalStore } from 'react';
import { Tooltip } from './controls/Tooltip.tsx';
import { formatDate, formatMoment } from './formatDate.ts';

/** A moment as people say it, in full on hover. `text` turns the day into the words around it. */
export function DateText({ at, text = (day) => day }: { at: number; text?: (day: string) => string }) {
  const today = useSyncExternalStore(whenLookedAt, midnight);
  return (
    <Tooltip title={formatMoment(at)}>
      <time dateTime={new Date(at).toISOString()}>{text(formatDate(at, today))}</time>
    </Tooltip>
  );
}

/** The day that it is now, as its first millisecond. */
function midnight(): number {
  return new Date().setHours(0, 0, 0, 0);
}

/** A page that stayed open over night says the right day when somebody comes back to it. */
function whenLookedAt(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
