import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { ID_ALPHABET } from '#shared/model/ids.ts';
import { MAP_LIMITS, type MapLimit } from '#shared/model/limits.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import * as rowKeys from './keys.ts';
import { countRange } from './rangeReads.ts';
import type { Reader } from './reader.ts';

/** How many rows the estimate counts: it is off by more than a quarter once in 200 times. */
const SAMPLE = 128;
/** A map that seems at least so full is counted. */
const NEARLY = 0.7;
/** Rows that were deleted wait for the purge, so a map may have more of them than it shows; but not without end, since reading passes them. */
const DELETED_TOO = 2;

/** How many of one kind a map has, and how many bytes they are. */
export type Fill = { count: number; bytes: number };

/** Where the entities of a kind lie. */
const rangeOf = {
  members: rowKeys.members,
  releases: rowKeys.releases,
  whats: rowKeys.whats,
  whos: rowKeys.whos,
  whoLabels: rowKeys.whoLabels,
  whatWhoLinks: rowKeys.whatWhoLinks,
  whoWhoLinks: rowKeys.whoWhoLinks,
} as const satisfies Record<MapLimit, unknown>;

/**
 * How full a map is with one kind of entity. No counter in the table tells, since every addition would have to change it: the ids are evenly spread, so how
 * far the first of them reach tells how many there are. One request, which brings no row. Only when a map seems nearly full are all of them counted.
 */
export async function readFill(reader: Reader, mapId: string, kind: MapLimit): Promise<Fill> {
  const range = rangeOf[kind](reader.keys, mapId);
  const sample = await countRange(reader, range, SAMPLE);
  const share = sample.last === undefined ? 1 : Math.max(positionOf(sample.last.slice(range.prefix.length)), 1e-9);
  const estimate = { count: sample.count / share, bytes: sample.bytes / share };
  const limit = MAP_LIMITS[kind];
  if (estimate.count < NEARLY * limit.count && estimate.bytes < NEARLY * limit.bytes) return estimate;
  const { count, withDeleted, bytes } = await countRange(reader, range);
  return { count: withDeleted > DELETED_TOO * limit.count ? withDeleted : count, bytes };
}

/** How full a map is with one kind of entity, all of whose rows were read. */
export function fillOf(kind: MapLimit, rows: readonly { deletedAt?: number }[]): Fill {
  const count = rows.filter(({ deletedAt }) => deletedAt === undefined).length;
  return {
    count: rows.length > DELETED_TOO * MAP_LIMITS[kind].count ? rows.length : count,
    bytes: Buffer.byteLength(JSON.stringify(rows)),
  };
}

/** Whether a map that is so full takes some more of a kind. */
export function hasRoom(kind: MapLimit, { count, bytes }: Fill, more = 1): boolean {
  return count + more <= MAP_LIMITS[kind].count && bytes < MAP_LIMITS[kind].bytes;
}

/** @throws CallError story-map-full when a map that is so full takes no more of a kind */
export function requireRoom(kind: MapLimit, fill: Fill, more = 1): void {
  if (!hasRoom(kind, fill, more))
    throw new CallError(errors.storyMapFull, { message: errorTexts.storyMapFullOf[kind] });
}

/** Letters of an id that say where it lies among all: enough for a map of any size. */
const LETTERS = 8;

function positionOf(id: string): number {
  let position = 0;
  for (let i = LETTERS - 1; i >= 0; i -= 1)
    position = (position + Math.max(0, ID_ALPHABET.indexOf(id.charAt(i)))) / ID_ALPHABET.length;
  return position;
}
