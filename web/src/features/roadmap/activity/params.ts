import { MAX_ROADMAP_WHATS, ROADMAP_MONTHS } from '#shared/model/roadmap.ts';
import { type TimeAxis, timeAxis } from '#shared/rules/roadmap/timeAxis.ts';
import { monthsIn } from '../model/months.ts';

/** What the address of an activity roadmap holds (rule roadmap.16). */
export type ActivityParams = {
  whatIds: readonly string[];
  /** The first month, as the first moment of its first day in UTC. */
  from: number;
  /** The least number of months. */
  months: number;
  /** Whether the future maturity shows besides the current one. */
  hasFuture: boolean;
};

const NAMES = { what: 'what', from: 'from', months: 'months', future: 'future' } as const;
const YES = 'yes';
const ID = /^[0-9A-Za-z]{20}$/;
const MONTH = /^(19[7-9]\d|20\d\d)-(0[1-9]|1[0-2])$/;

/** Reads the address; invalid entries get their default. @param today the person's calendar day */
export function readActivityParams(search: URLSearchParams, today: number): ActivityParams {
  const ids = search.getAll(NAMES.what).filter((id) => ID.test(id));
  return {
    whatIds: [...new Set(ids)].slice(0, MAX_ROADMAP_WHATS),
    from: monthIn(search.get(NAMES.from)) ?? monthsAfter(today, 0),
    months: monthsIn(search.get(NAMES.months)),
    hasFuture: search.get(NAMES.future) === YES,
  };
}

/** The address's query for the params. It always names the first month, so that a link shows the same ones later on. */
export function writeActivityParams({ whatIds, from, months, hasFuture }: ActivityParams): URLSearchParams {
  const search = new URLSearchParams();
  for (const id of whatIds) search.append(NAMES.what, id);
  search.set(NAMES.from, new Date(from).toISOString().slice(0, 7));
  if (months !== ROADMAP_MONTHS.default) search.set(NAMES.months, String(months));
  if (hasFuture) search.set(NAMES.future, YES);
  return search;
}

/** Whether an address names its first month. */
export const namesMonth = (search: URLSearchParams): boolean => monthIn(search.get(NAMES.from)) !== undefined;

/** The time axis of an activity roadmap: its months, completed to whole groups. */
export const axisOfParams = ({ from, months }: Pick<ActivityParams, 'from' | 'months'>): TimeAxis =>
  timeAxis([], months, from);

/** The first moment of a month, so many months after the month of a time. */
export function monthsAfter(at: number, months: number): number {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months);
}

/** The inputs of the two queries of an activity roadmap. */
export function activityInputs(containerId: string, params: ActivityParams) {
  const { start, end } = axisOfParams(params);
  const time = { start, end: end - 1 };
  return {
    own: { containerId, whats: params.whatIds.join(','), ...time },
    others: { containerId, whatIds: [...params.whatIds], ...time },
  };
}

function monthIn(text: string | null): number | undefined {
  const [, year, month] = MONTH.exec(text ?? '') ?? [];
  return year === undefined || month === undefined ? undefined : Date.UTC(Number(year), Number(month) - 1);
}
