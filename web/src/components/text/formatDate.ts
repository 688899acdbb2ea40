import * as dateTexts from '#shared/texts/dates.ts';

/**
 * A day in everyday words: 'today', 'yesterday', else '12 Mar 2026', in the local time zone.
 * @param at the time to format, and `now` the current time, in milliseconds since 1970
 */
export function formatDate(at: number, now: number): string {
  const date = new Date(at);
  const today = new Date(now);
  if (isSameDay(date, today)) return dateTexts.today;
  // By the calendar instead of minus 24 hours: days on which the clocks change have 23 or 25.
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  if (isSameDay(date, yesterday)) return dateTexts.yesterday;
  return absoluteDay(date);
}

/**
 * How long ago something happened: 'just now', '5 min ago', '2 h ago', 'yesterday', else the day. A time of today that
 * is still ahead by this clock has just been.
 * @param at the time to format, and `now` the current time, in milliseconds since 1970
 */
export function formatAgo(at: number, now: number): string {
  if (!isSameDay(new Date(at), new Date(now))) return formatDate(at, now);
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < 1) return dateTexts.justNow;
  return minutes < 60
    ? dateTexts.minutesAgo({ count: minutes })
    : dateTexts.hoursAgo({ count: Math.floor(minutes / 60) });
}

/** The same time in full, for a tooltip: '12 Mar 2026, 09:05'. */
export function formatMoment(at: number): string {
  const date = new Date(at);
  return `${absoluteDay(date)}, ${formatTime(at)}`;
}

/** The time of day, in the local time zone: '09:05'. */
export function formatTime(at: number): string {
  const date = new Date(at);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** A day regardless of the current one: '12 Mar 2026'. */
export function formatDay(at: number): string {
  return absoluteDay(new Date(at));
}

function absoluteDay(date: Date): string {
  return `${date.getDate()} ${dateTexts.months[date.getMonth()] ?? ''} ${date.getFullYear()}`;
}

function isSameDay(a: Date, b: Date): boolean {
  return a.getFullYear() === b.getFullYear() && a.getMonth() === b.getMonth() && a.getDate() === b.getDate();
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
