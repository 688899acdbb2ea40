import { useSyncExternalStore } from 'react';
import { calendarDayAt, restOfDay } from './today.ts';

/** Calls back when the day may have changed: at midnight, and when a page that may have slept is seen again. */
function onDayChange(onChange: () => void): () => void {
  const atMidnight = () => {
    onChange();
    timer = setTimeout(atMidnight, restOfDay(Date.now()));
  };
  let timer = setTimeout(atMidnight, restOfDay(Date.now()));
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener('focus', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener('focus', onChange);
  };
}

const today = () => calendarDayAt(Date.now());

/** The person's own calendar day, now and after each midnight. */
export const useToday = (): number => useSyncExternalStore(onDayChange, today);
