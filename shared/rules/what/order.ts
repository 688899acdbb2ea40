import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/** A card with a place among its siblings. */
export type Placed = { id: string; orderKey: string };
/** An Activity with a rank, or none. */
export type Ranked = { id: string; rankKey: string | null };

/** Longer keys are reassigned, so that many inserts at one place do not make items grow. */
export const MAX_KEY_LENGTH = 60;
/** The maximum length of a reassigned key; otherwise reassigning gains too little. */
const MAX_NEW_KEY_LENGTH = 40;
/** How far to both sides neighbours are re-keyed: with the rest of a change they must fit into one transaction. */
const REACHES = [4, 8, 16];
/** When thousands of cards are inserted at one place, keys may grow up to this; then there is no room left. */
const HARD_MAX_KEY_LENGTH = 600;

const JITTER_LENGTH = 3;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const byCodeUnit = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The order of cards on the map: by key, ties by id, so that every reader sees the same (rule what.11). */
export function compareByOrder(a: Placed, b: Placed): number {
  return byCodeUnit(a.orderKey, b.orderKey) || byCodeUnit(a.id, b.id);
}

/** The order of importance; only for Activities that have a rank. */
export function compareByRank(a: Ranked, b: Ranked): number {
  return byCodeUnit(a.rankKey ?? '', b.rankKey ?? '') || byCodeUnit(a.id, b.id);
}

/**
 * A new sortable key between two others; null means the start or the end. Two people who insert at the same place at
 * the same moment get different keys, since its end is random.
 * @returns undefined when there is no usable key between them (a tie, the wrong order, or it would be over
 * MAX_KEY_LENGTH): the neighbours have to be re-keyed, see `placeAmong`
 */
export function keyBetween(
  after: string | null,
  before: string | null,
  random: () => number = Math.random,
): string | undefined {
  const key = anyKeyBetween(after, before, random);
  return key === undefined || key.length > MAX_KEY_LENGTH ? undefined : key;
}

function anyKeyBetween(after: string | null, before: string | null, random: () => number): string | undefined {
  if (after !== null && before !== null && after >= before) return undefined;
  let key = generateKeyBetween(after, before);
  // Digits appended to a key keep it below `before` unless `before` starts with it; stepping closer to `before` leaves
  // such a prefix behind.
  while (before?.startsWith(key)) key = generateKeyBetween(key, before);
  return jittered(key, random);
}

/** A new key after the last one of a row, null for an empty row. It is short however long that one is. */
export function keyAfter(last: string | null, random: () => number = Math.random): string {
  return jittered(generateKeyBetween(last, null), random);
}

function jittered(key: string, random: () => number): string {
  let longer = key;
  for (let i = 0; i < JITTER_LENGTH; i += 1) longer += randomDigit(i === JITTER_LENGTH - 1 ? 1 : 0, random);
  return longer;
}

function randomDigit(from: number, random: () => number): string {
  return DIGITS.charAt(from + Math.floor(random() * (DIGITS.length - from)));
}

type Keyed = { id: string; key: string };

export type Placement = {
  key: string;
  /** Siblings that need a new key to make room; usually none. */
  rekeyed: { id: string; key: string }[];
};

/**
 * The place of a card among its siblings, which are sorted and do not include the card itself.
 * @param index position counted from 0; past the end means the end
 * @returns its key, and new keys for the few neighbours around it when there is no room between the two that it lands
 * between; undefined when thousands of cards were inserted at that place and no key fits between them any more
 */
export function placeAmong(
  siblings: readonly Keyed[],
  index: number,
  random: () => number = Math.random,
): Placement | undefined {
  const at = Math.min(Math.max(index, 0), siblings.length);
  const direct = anyKeyBetween(siblings[at - 1]?.key ?? null, siblings[at]?.key ?? null, random);
  if (direct !== undefined && direct.length <= MAX_KEY_LENGTH) return { key: direct, rekeyed: [] };
  const windows = REACHES.map((reach) => keyAnew(siblings, at, reach)).filter((placement) => placement !== undefined);
  const short = windows.find((placement) => placement.longest <= MAX_NEW_KEY_LENGTH);
  if (short !== undefined) return short;
  // The neighbours are crowded as well. A longer key costs less than re-keying hundreds.
  if (direct !== undefined && direct.length <= HARD_MAX_KEY_LENGTH) return { key: direct, rekeyed: [] };
  return windows.find((placement) => placement.longest <= HARD_MAX_KEY_LENGTH);
}

/**
 * The requested index in a row. The neighbour in front takes precedence; when both have gone, a null neighbour does.
 */
export function indexBetween(row: readonly string[], afterId: string | null, beforeId: string | null): number {
  const after = afterId === null ? -1 : row.indexOf(afterId);
  if (after >= 0) return after + 1;
  const before = beforeId === null ? -1 : row.indexOf(beforeId);
  if (before >= 0) return before;
  return afterId === null && beforeId !== null ? 0 : row.length;
}

/**
 * Assigns new, evenly spaced keys to the siblings within `reach` of a place and to the place itself; undefined inside a
 * longer tie.
 */
function keyAnew(siblings: readonly Keyed[], at: number, reach: number): (Placement & { longest: number }) | undefined {
  const from = Math.max(0, at - reach);
  const to = Math.min(siblings.length, at + reach);
  const lower = siblings[from - 1]?.key ?? null;
  const upper = siblings[to]?.key ?? null;
  if (lower !== null && upper !== null && lower >= upper) return undefined;
  const keys = generateNKeysBetween(lower, upper, to - from + 1);
  const rekeyed = siblings
    .slice(from, to)
    .map((sibling, i) => ({ id: sibling.id, key: keys[from + i < at ? i : i + 1] ?? '' }));
  return { key: keys[at - from] ?? '', rekeyed, longest: Math.max(...keys.map((key) => key.length)) };
}

/** The ids of Activities in order. */
export function orderOf(whats: Iterable<Placed>): string[] {
  return [...whats].sort(compareByOrder).map((what) => what.id);
}

/**
 * The ids of ranked Activities, the most important first; an Activity's rank is its position plus one (rule what.13).
 */
export function rankOf(whats: Iterable<Ranked>): string[] {
  return [...whats]
    .filter((what) => what.rankKey !== null)
    .sort(compareByRank)
    .map((what) => what.id);
}
