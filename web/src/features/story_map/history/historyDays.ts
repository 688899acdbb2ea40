import type { HistoryEntry } from '#shared/model/story_map/history.ts';
import * as texts from '#shared/texts/story_map/history.ts';
import { calendarDayAt } from '#web/base/browser/today.ts';
import { formatCalendarDay } from '#web/components/text/calendarDay.ts';

/** An entry with its number in the whole history, counted from the newest. */
export type NumberedEntry = { entry: HistoryEntry; number: number };
/** What stands in one line: an entry, or several alike. */
export type HistoryLine = readonly NumberedEntry[];
/** The lines under a heading. `isSinceVisit`: those after them were there on the person's last visit. */
export type HistoryBlock = { day: number; isFirstOfDay: boolean; isSinceVisit: boolean; lines: HistoryLine[] };

export type HistoryKind = keyof typeof texts.kinds;
/** What is shown: a person's uid and a kind of change, '' for all. */
export type HistoryFilter = { person: string; kind: HistoryKind | '' };
export const NO_HISTORY_FILTER: HistoryFilter = { person: '', kind: '' };

/** The author of what no person has done, as a choice of the filter. */
export const PRODUCT = 'product';

/** Fewer entries alike are listed one by one, with their names. */
const GROUPED_FROM = 3;
/** The time from the first to the last entry of a group, in ms. */
const GROUP_SPAN = 10 * 60_000;
const DAY = 24 * 60 * 60_000;

/** The kind of change that an entry is of. */
export function kindOf({ type }: HistoryEntry): HistoryKind {
  if (/^(objective|problem|benefit)_/.test(type)) return 'frame';
  if (/^(epic|explore)_/.test(type)) return 'epic';
  if (type.startsWith('release_')) return 'release';
  if (type.startsWith('who_')) return 'who';
  return type.startsWith('what_') ? 'what' : 'story_map';
}

/** The entries that a filter leaves, in their order. */
export function filtered(entries: readonly NumberedEntry[], { person, kind }: HistoryFilter): NumberedEntry[] {
  return entries.filter(
    ({ entry }) => (person === '' || (entry.user ?? PRODUCT) === person) && (kind === '' || kindOf(entry) === kind),
  );
}

/**
 * Entries, newest first, by day: those alike of one person within ten minutes in one line.
 * @param lastVisit when the person last saw the history, in ms since 1970; null for never
 */
export function historyBlocks(entries: readonly NumberedEntry[], lastVisit: number | null): HistoryBlock[] {
  const isNew = ({ date }: HistoryEntry) => lastVisit !== null && date > lastVisit;
  const blocks: HistoryBlock[] = [];
  for (const numbered of entries) {
    const { entry } = numbered;
    const day = calendarDayAt(entry.date);
    const block = blocks.at(-1);
    const previous = block?.lines.at(-1)?.at(-1)?.entry;
    if (block === undefined || previous === undefined || block.day !== day || isNew(previous) !== isNew(entry)) {
      if (block !== undefined && previous !== undefined) block.isSinceVisit = isNew(previous) && !isNew(entry);
      blocks.push({ day, isFirstOfDay: block?.day !== day, isSinceVisit: false, lines: [[numbered]] });
    } else {
      const line = block.lines.at(-1);
      if (line !== undefined && isAlike(line, entry)) block.lines[block.lines.length - 1] = [...line, numbered];
      else block.lines.push([numbered]);
    }
  }
  return blocks.map((block) => ({
    ...block,
    lines: block.lines.flatMap((line) => (line.length < GROUPED_FROM ? line.map((one) => [one]) : [line])),
  }));
}

function isAlike(line: HistoryLine, entry: HistoryEntry): boolean {
  const first = line[0]?.entry;
  return (
    first !== undefined &&
    first.type === entry.type &&
    first.user === entry.user &&
    first.releaseId === entry.releaseId &&
    first.date - entry.date <= GROUP_SPAN
  );
}

/** The heading of a day, given the calendar day of today. */
export function dayHeading(day: number, today: number): string {
  if (day === today) return texts.today;
  return day === today - DAY ? texts.yesterday : formatCalendarDay(day);
}
