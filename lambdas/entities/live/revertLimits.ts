import { checkEpicBytes, readEpicBytes } from '#lambdas/entities/epic/epicBytes.ts';
import { checkLimit, readUsage } from '#lambdas/entities/story_map/usage.ts';
import type { Holder, MapLimit } from '#lambdas/store/entity/belonging.ts';
import type { Row } from '#lambdas/store/entity/entity.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import { type Keys, mapOf, nameOfKey } from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { Wanted } from '#lambdas/store/steps/stepsTo.ts';
import { CallError } from '#shared/CallError.ts';
import { rowAfter } from './surroundings.ts';

/**
 * Checks the limits of what a revert brings back or moves: those of the commands themselves, and like these without a
 * condition of the transaction (rule undo.5).
 * @throws CallError the refusal of the first limit that would be passed
 */
export async function checkLimits(reader: Reader, all: readonly Wanted[]): Promise<void> {
  await Promise.all([checkLimitsOfMaps(reader, all), checkLimitsOfHolders(reader, all), checkBytes(reader, all)]);
}

/** @throws CallError story-map-full */
async function checkLimitsOfMaps(reader: Reader, all: readonly Wanted[]): Promise<void> {
  const more = new Map<string, { limit: MapLimit; containerId: string; count: number }>();
  for (const { entity, row, to } of all) {
    const containerId = mapOf(row);
    if (containerId === undefined || row.deletedAt === undefined || to.isDeleted) continue;
    for (const held of entity.heldBy) {
      if (!('map' in held)) continue;
      const { map: limit } = held;
      const name = `${containerId} ${limit.full}`;
      more.set(name, { limit, containerId, count: (more.get(name)?.count ?? 0) + 1 });
    }
  }
  await Promise.all(
    [...more.values()].map(async ({ limit, containerId, count }) =>
      checkLimit(limit, await readUsage(reader, containerId, limit), count),
    ),
  );
}

/** What holds a limited number of an entity, other than its story map. */
type Counting = Exclude<Holder, { map: MapLimit }>;

/** Tells holders of one kind apart. */
function nameOf(keys: Keys, held: Counting, row: Row): string {
  if ('row' in held) return nameOfKey(held.row(keys, row));
  const { pk, prefix } = held.list(keys, row);
  return nameOfKey({ pk, sk: prefix });
}

/** How many a holder has now. */
async function countOf(reader: Reader, held: Counting, row: Row): Promise<number> {
  if ('row' in held) {
    const [holder] = await reader.get<[Row]>([held.row(reader.keys, row)]);
    return Number(holder?.[held.counter] ?? 0);
  }
  const { list, isAlike = () => true } = held;
  const rows = await reader.range<Row>(list(reader.keys, row));
  return rows.filter((other) => other.type === row.type && notDeleted(other) !== undefined && isAlike(other, row))
    .length;
}

/** @throws CallError of `heldBy` of the definitions */
async function checkLimitsOfHolders(reader: Reader, all: readonly Wanted[]): Promise<void> {
  const more = new Map<string, { held: Counting; row: Row; count: number }>();
  for (const each of all) {
    const [before, after] = [each.row, rowAfter(each)];
    each.entity.heldBy.forEach((held, i) => {
      if ('map' in held) return;
      const add = (row: Row, by: number) => {
        const name = `${row.type} ${i} ${nameOf(reader.keys, held, row)}`;
        more.set(name, { held, row, count: (more.get(name)?.count ?? 0) + by });
      };
      if (notDeleted(before) !== undefined) add(before, -1);
      if (!each.to.isDeleted) add(after, 1);
    });
  }
  await Promise.all(
    [...more.values()].map(async ({ held, row, count }) => {
      if (count > 0 && (await countOf(reader, held, row)) + count > held.max) throw new CallError(held.refusal);
    }),
  );
}

/** The epics of a release take so much at most. @throws CallError release-full */
async function checkBytes(reader: Reader, all: readonly Wanted[]): Promise<void> {
  const releases = new Map<string, string>();
  for (const each of all) {
    const { row, to } = each;
    const releaseId = String(rowAfter(each)['releaseId']);
    const isThere = notDeleted(row) !== undefined && row['releaseId'] === releaseId;
    if (row.type === 'epic' && !to.isDeleted && !isThere) releases.set(releaseId, mapOf(row) ?? '');
  }
  await Promise.all(
    [...releases].map(async ([releaseId, containerId]) =>
      checkEpicBytes(await readEpicBytes(reader, containerId, releaseId)),
    ),
  );
}
