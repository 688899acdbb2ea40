import { useSyncExternalStore } from 'react';
import { Tooltip } from '../controls/Tooltip.tsx';
import { formatDate, formatMoment } from './formatDate.ts';

/** A time in everyday words, in full on hover. `text` puts the day into a sentence. */
export function DateText({ at, text = (day) => day }: { at: number; text?: (day: string) => string }) {
  const today = useSyncExternalStore(whenLookedAt, midnight);
  return (
    <Tooltip title={formatMoment(at)}>
      <time dateTime={new Date(at).toISOString()}>{text(formatDate(at, today))}</time>
    </Tooltip>
  );
}

/** The first millisecond of today. */
function midnight(): number {
  return new Date().setHours(0, 0, 0, 0);
}

/** A page left open overnight shows the right day when the user comes back to it. */
function whenLookedAt(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
