import { dateTexts } from '#shared/texts/dates.ts';
import { releaseTexts as texts } from '#shared/texts/releases.ts';

/**
 * The start and end of a release are calendar days, the same for people in all time zones: they are kept as the first millisecond of the day in UTC. 0 is none.
 */
const DAY_LENGTH = 10;

/** A day as a date field holds it ('2026-03-12'); '' for none. */
export const dayOfDate = (at: number): string => (at === 0 ? '' : new Date(at).toISOString().slice(0, DAY_LENGTH));

/** What a date field holds as a moment; 0 for none, undefined while it is no whole date. */
export function dateOfDay(day: string): number | undefined {
  if (day === '') return 0;
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) || at <= 0 ? undefined : at;
}

/** A day as people read it: '12 Mar 2026', or 'empty' (rule release.4). */
export function formatCalendarDay(at: number): string {
  if (at === 0) return texts.none;
  const date = new Date(at);
  return `${date.getUTCDate()} ${dateTexts.months[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
}
