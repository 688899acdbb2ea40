/** The person's own calendar day at a moment, as calendar days are stored: the first millisecond of the day in UTC. */
export function calendarDayAt(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
}

/** How long the person's own day lasts from a moment on, in ms. */
export const restOfDay = (now: number): number => new Date(now).setHours(24, 0, 0, 0) - now;
