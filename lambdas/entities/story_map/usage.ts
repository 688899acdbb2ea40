import { countRange } from '#lambdas/store/rangeReads.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { ID_ALPHABET } from '#shared/model/ids.ts';
import type { Room } from './limits.ts';

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
export type Fill = { count: number; bytes: number };

/**
 * How full a map is with one kind of entity. No counter in the table says so, since every addition would have to change
 * it. Instead the ids are evenly spread, so how far the first of them reach gives an estimate, in one request that
 * transfers no row. Only when a map seems nearly full are all of them counted.
 */
export async function readFill(reader: Reader, containerId: string, room: Room): Promise<Fill> {
  const range = room.range(reader.keys, containerId);
  const sample = await countRange(reader, range, SAMPLE);
  const share = sample.last === undefined ? 1 : Math.max(positionOf(sample.last.slice(range.prefix.length)), 1e-9);
  const estimate = { count: sample.count / share, bytes: sample.bytes / share };
  const { limit } = room;
  if (estimate.count < NEARLY * limit.count && estimate.bytes < NEARLY * limit.bytes) return estimate;
  const { count, withDeleted, bytes } = await countRange(reader, range);
  return { count: withDeleted > DELETED_TOO * limit.count ? withDeleted : count, bytes };
}

/** How full a map is with one kind of entity whose rows were all read. */
export function fillOf({ limit }: Room, rows: readonly { deletedAt?: number }[]): Fill {
  const count = rows.filter(({ deletedAt }) => deletedAt === undefined).length;
  return {
    count: rows.length > DELETED_TOO * limit.count ? rows.length : count,
    bytes: Buffer.byteLength(JSON.stringify(rows)),
  };
}

/** Whether a map has room for more entities of a kind. */
export function hasRoom({ limit }: Room, { count, bytes }: Fill, more = 1): boolean {
  return count + more <= limit.count && bytes < limit.bytes;
}

/** @throws CallError story-map-full when a map has no room for more of a kind */
export function requireRoom(room: Room, fill: Fill, more = 1): void {
  if (!hasRoom(room, fill, more)) throw new CallError(errors.storyMapFull, { message: room.full });
}

/** Characters of an id that give its position among all ids: enough for a map of any size. */
const LETTERS = 8;

function positionOf(id: string): number {
  let position = 0;
  for (let i = LETTERS - 1; i >= 0; i -= 1)
    position = (position + Math.max(0, ID_ALPHABET.indexOf(id.charAt(i)))) / ID_ALPHABET.length;
  return position;
}
