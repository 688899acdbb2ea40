import { LAST_DATE } from '#shared/model/limits.ts';
import { textErrors } from '#shared/model/textRule.ts';
import * as dateTexts from '#shared/texts/dates.ts';
import * as texts from '#shared/texts/release/releases.ts';

/**
 * The start and end of a release are calendar days, the same in all time zones, stored as the first millisecond of the
 * day in UTC. 0 means none.
 */
const DAY_LENGTH = 10;

/** A day in the format of a date field ('2026-03-12'); '' for none. */
export const dayOfDate = (at: number): string => (at === 0 ? '' : new Date(at).toISOString().slice(0, DAY_LENGTH));

/** The time for a date field's text; 0 for none, undefined while incomplete. */
export function dateOfDay(day: string): number | undefined {
  if (day === '') return 0;
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) || at <= 0 ? undefined : at;
}

/** The error of a date field; undefined for a date, and for none. */
export function dateProblem(at: number | undefined): string | undefined {
  if (at === undefined) return texts.dateWrong;
  return at > LAST_DATE ? textErrors.lateDate : undefined;
}

/** The period of a release, as far as it is set; null for none. */
export function formatPeriod({ start, end }: { start: number; end: number }): string | null {
  if (start === 0 && end === 0) return null;
  if (start === end) return formatCalendarDay(start);
  const text = start === 0 ? texts.until : end === 0 ? texts.from : texts.period;
  const [first, last] = [formatCalendarDay(start), formatCalendarDay(end)];
  // The year is said once: '12 Mar – 4 Apr 2026'.
  const year = last.slice(-5);
  return text({ start: end !== 0 && first.endsWith(year) ? first.slice(0, -year.length) : first, end: last });
}

/** A formatted day: '12 Mar 2026', or 'empty' (rule release.4). */
export function formatCalendarDay(at: number): string {
  if (at === 0) return texts.none;
  const date = new Date(at);
  return `${date.getUTCDate()} ${dateTexts.months[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
}
