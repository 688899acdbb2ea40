import { describe, expect, it } from 'vitest';
import { formatAgo, formatDate, formatMoment } from '#web/components/text/formatDate.ts';

const at = (year: number, month: number, day: number, hour = 12, minute = 0) =>
  new Date(year, month - 1, day, hour, minute).getTime();

describe('a formatted date', () => {
  it('is today from midnight to midnight', () => {
    expect(formatDate(at(2026, 3, 12, 0, 0), at(2026, 3, 12, 23, 59))).toBe('today');
    expect(formatDate(at(2026, 3, 12, 23, 59), at(2026, 3, 12, 0, 0))).toBe('today');
  });

  it('is yesterday by the calendar, not by the hour, also over months, years and clock changes', () => {
    expect(formatDate(at(2026, 3, 11, 0, 1), at(2026, 3, 12, 23, 59))).toBe('yesterday');
    expect(formatDate(at(2026, 2, 28), at(2026, 3, 1))).toBe('yesterday');
    expect(formatDate(at(2025, 12, 31), at(2026, 1, 1))).toBe('yesterday');
    expect(formatDate(at(2026, 3, 28, 12), at(2026, 3, 29, 23, 30))).toBe('yesterday');
    expect(formatDate(at(2026, 10, 24, 12), at(2026, 10, 25, 0, 30))).toBe('yesterday');
  });

  it('is written out otherwise, in the past and in the future', () => {
    expect(formatDate(at(2026, 3, 12), at(2026, 3, 14))).toBe('12 Mar 2026');
    expect(formatDate(at(2025, 3, 12), at(2026, 3, 12))).toBe('12 Mar 2025');
    expect(formatDate(at(2026, 3, 13), at(2026, 3, 12))).toBe('13 Mar 2026');
  });

  it('says how long ago the same day was, and the day before that', () => {
    const now = at(2026, 3, 12, 14, 30);
    const ago = (minutes: number) => formatAgo(now - minutes * 60_000, now);
    expect([-3, 0, 1, 59, 60, 119, 120, 14 * 60 + 30].map(ago)).toEqual([
      'just now',
      'just now',
      '1 min ago',
      '59 min ago',
      '1 h ago',
      '1 h ago',
      '2 h ago',
      '14 h ago',
    ]);
    expect(ago(15 * 60)).toBe('yesterday');
    expect(formatAgo(at(2026, 3, 1), now)).toBe('1 Mar 2026');
  });

  it('includes its time in the long form', () => {
    expect(formatMoment(at(2026, 3, 12, 9, 5))).toBe('12 Mar 2026, 09:05');
  });
});
