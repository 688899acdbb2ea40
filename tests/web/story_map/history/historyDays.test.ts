import { expect, test } from 'vitest';
import type { HistoryEntry } from '#shared/model/story_map/history.ts';
import * as texts from '#shared/texts/story_map/history.ts';
import { calendarDayAt } from '#web/base/browser/today.ts';
import {
  dayHeading,
  filtered,
  historyBlocks,
  kindOf,
  NO_HISTORY_FILTER,
  PRODUCT,
} from '#web/features/story_map/history/historyDays.ts';
import { historyEntry } from './historyEntry.ts';

const MINUTE = 60_000;
const NOON = new Date(2026, 2, 12, 12).getTime();
const entriesOf = (...all: Partial<HistoryEntry>[]) =>
  all.map((more, i) => ({
    entry: { ...historyEntry, id: String(i), type: 'what_created' as const, user: 'u', date: NOON - i, ...more },
    number: i + 1,
  }));
const numbersOf = (entries: ReturnType<typeof entriesOf>) =>
  historyBlocks(entries, null).map(({ lines }) => lines.map((line) => line.map(({ number }) => number)));

test('events alike of one person within ten minutes stand in one line', () => {
  expect(numbersOf(entriesOf({}, {}, {}))).toEqual([[[1, 2, 3]]]);
  expect(numbersOf(entriesOf({}, {}))).toEqual([[[1], [2]]]);
  expect(numbersOf(entriesOf({}, { user: 'other' }, {}, {}))).toEqual([[[1], [2], [3], [4]]]);
  expect(numbersOf(entriesOf({}, { type: 'what_deleted' }, {}, {}))).toEqual([[[1], [2], [3], [4]]]);
  const span = (minutes: number) => entriesOf({}, {}, { date: NOON - minutes * MINUTE });
  expect(numbersOf(span(10))).toEqual([[[1, 2, 3]]]);
  expect(numbersOf(span(11))).toEqual([[[1], [2], [3]]]);
  // Their sentence names the release.
  expect(numbersOf(entriesOf({ releaseId: 'a' }, { releaseId: 'b' }, { releaseId: 'b' }))).toEqual([[[1], [2], [3]]]);
});

test('a line stands below what is newer than the last visit', () => {
  const entries = entriesOf({ date: NOON }, { date: NOON - MINUTE }, { date: NOON - 2 * MINUTE });
  const sinceVisit = (lastVisit: number | null) =>
    historyBlocks(entries, lastVisit).map(({ isSinceVisit, isFirstOfDay }) => [isFirstOfDay, isSinceVisit]);
  expect(sinceVisit(NOON - MINUTE)).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(sinceVisit(NOON)).toEqual([[true, false]]);
  expect(sinceVisit(NOON - 3 * MINUTE)).toEqual([[true, false]]);
  expect(sinceVisit(null)).toEqual([[true, false]]);
});

test('entries stand under the day they are of, near ones by their everyday word', () => {
  const day = (days: number) => new Date(2026, 2, 12 - days, 12).getTime();
  const blocks = historyBlocks(entriesOf({ date: day(0) }, { date: day(1) }, { date: day(2) }), null);
  expect(blocks.map((block) => dayHeading(block.day, calendarDayAt(NOON)))).toEqual([
    texts.today,
    texts.yesterday,
    '10 Mar 2026',
  ]);
});

test('a filter leaves the entries of a person and of a kind, with their numbers', () => {
  const entries = entriesOf({}, { user: null }, { type: 'epic_name' }, { type: 'release_problem_added' });
  const left = (more: object) => filtered(entries, { ...NO_HISTORY_FILTER, ...more }).map(({ number }) => number);
  expect(left({})).toEqual([1, 2, 3, 4]);
  expect(left({ person: PRODUCT })).toEqual([2]);
  expect(left({ person: 'u', kind: 'epic' })).toEqual([3]);
  expect(left({ kind: 'release' })).toEqual([4]);
  expect(kindOf({ ...historyEntry, type: 'member_added' })).toBe('story_map');
  expect(kindOf({ ...historyEntry, type: 'benefit_name' })).toBe('frame');
});
