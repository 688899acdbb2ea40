import type { MapLimit } from '#lambdas/store/entity/belonging.ts';
import { countRange } from '#lambdas/store/rangeReads.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { ID_ALPHABET } from '#shared/model/ids.ts';

/** The number of rows that the estimate counts: it is off by more than a quarter once in 200 times. */
const SAMPLE = 128;
/** A map that seems at least this full is counted exactly. */
const NEARLY = 0.7;
/**
 * Deleted rows wait for the purge, so a map may have more rows than it shows, but not without limit, since reading
 * passes over them.
 */
const DELETED_TOO = 2;

/** The number of entities of one kind on a map, and their bytes. */
export type Usage = { count: number; bytes: number };

/**
 * How full a map is with one kind of entity. No counter in the table says so, since every addition would have to change
 * it. Instead the ids are evenly spread, so how far the first of them reach gives an estimate, in one request that
 * transfers no row. Only when a map seems nearly full are all of them counted.
 */
export async function readUsage(reader: Reader, containerId: string, limit: MapLimit): Promise<Usage> {
  const range = limit.range(reader.keys, containerId);
  const sample = await countRange(reader, range, SAMPLE);
  const share = sample.last === undefined ? 1 : shareOfIds(sample.last.slice(range.prefix.length));
  const estimate = { count: sample.count / share, bytes: sample.bytes / share };
  const { max } = limit;
  if (estimate.count < NEARLY * max.count && estimate.bytes < NEARLY * max.bytes) return estimate;
  const { count, withDeleted, bytes } = await countRange(reader, range);
  return { count: withDeleted > DELETED_TOO * max.count ? withDeleted : count, bytes };
}

/** How full a map is with one kind of entity whose rows were all read. */
export function usageOf({ max }: MapLimit, rows: readonly { deletedAt?: number }[]): Usage {
  const count = rows.filter(({ deletedAt }) => deletedAt === undefined).length;
  return {
    count: rows.length > DELETED_TOO * max.count ? rows.length : count,
    bytes: Buffer.byteLength(JSON.stringify(rows)),
  };
}

/** Whether a map may get more entities of a kind. */
export function isWithinLimit({ max }: MapLimit, { count, bytes }: Usage, more = 1): boolean {
  return count + more <= max.count && bytes < max.bytes;
}

/** Checks that a map may get more entities of a kind. @throws CallError story-map-full */
export function checkLimit(limit: MapLimit, usage: Usage, more = 1): void {
  if (!isWithinLimit(limit, usage, more)) throw new CallError(errors.storyMapFull, { message: limit.full });
}

/** Characters of an id that give its position among all ids: enough for a map of any size. */
const LETTERS = 8;

/** The share of all ids that come up to this one; at least a billionth. They are evenly spread. */
export function shareOfIds(id: string): number {
  let position = 0;
  for (let i = LETTERS - 1; i >= 0; i -= 1)
    position = (position + Math.max(0, ID_ALPHABET.indexOf(id.charAt(i)))) / ID_ALPHABET.length;
  return Math.max(position, 1e-9);
}
