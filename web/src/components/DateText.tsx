import { useSyncExternalStore } from 'react';
import { Tooltip } from './controls/Tooltip.tsx';
import { formatDate, formatMoment } from './formatDate.ts';

/** A moment in everyday words, in full on hover. `text` puts the day into a sentence. */
export function DateText({ at, text = (day) => day }: { at: number; text?: (day: string) => string }) {
  const today = useSyncExternalStore(whenLookedAt, midnight);
  return (
    <Tooltip title={formatMoment(at)}>
      <time dateTime={new Date(at).toISOString()}>{text(formatDate(at, today))}</time>
    </Tooltip>
  );
}

/** The first millisecond of the present day. */
function midnight(): number {
  return new Date().setHours(0, 0, 0, 0);
}

/** A page that stayed open over night shows the right day when somebody comes back to it. */
function whenLookedAt(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
