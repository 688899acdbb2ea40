import type { Range } from './keys.ts';
import { above, type Reader } from './reader.ts';
import { upgraded } from './upgrade.ts';

/** Bytes that one unit of capacity reads, consistently. */
const READ_UNIT = 4096;

/** How much there is of a range. */
export type RangeCount = {
  /** Items that are not deleted. */
  count: number;
  withDeleted: number;
  /** Their size, deleted ones included, as the table charges it. */
  bytes: number;
  /** The key that a limited count stopped at; undefined when it came to the end. */
  last: string | undefined;
};

/**
 * The last items of a range, the last of all first. One request.
 * @param before only items whose keys come before the prefix with this behind it
 * @returns the items, and whether there are none before them
 */
export async function latest<Found>(
  reader: Reader,
  { pk, prefix }: Range,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<{ items: Found[]; isAll: boolean }> {
  const answer = await reader.query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
    ...(before !== undefined && { ExclusiveStartKey: { pk, sk: `${prefix}${before}` } }),
    ScanIndexForward: false,
    Limit: limit,
  });
  return {
    items: ((answer.Items ?? []) as Found[]).map((item) => upgraded(item)),
    isAll: answer.LastEvaluatedKey === undefined,
  };
}

/**
 * The items of a range behind a place in it, the first of all first: as many as one request brings, which is 1 MB.
 * @param after what follows the prefix in the last key before them
 * @returns the items, and whether there are none behind them
 */
export async function earliest<Found>(
  reader: Reader,
  { pk, prefix }: Range,
  { after, limit }: { after: string; limit?: number },
): Promise<{ items: Found[]; isAll: boolean }> {
  const { Items = [], LastEvaluatedKey } = await reader.query({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': pk, ':from': `${prefix}${after}\u0000`, ':to': above(prefix) },
    ...(limit !== undefined && { Limit: limit }),
  });
  return { items: (Items as Found[]).map((item) => upgraded(item)), isAll: LastEvaluatedKey === undefined };
}

/**
 * Counts the items of a range at the table, which sends none of them.
 * @param limit after how many items to stop, deleted ones included; such a count costs half, and is as old as a moment
 */
export async function countRange(reader: Reader, { pk, prefix }: Range, limit?: number): Promise<RangeCount> {
  const counted: RangeCount = { count: 0, withDeleted: 0, bytes: 0, last: undefined };
  let start: string | undefined = prefix;
  while (start !== undefined) {
    const answer = await reader.query({
      Select: 'COUNT',
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      FilterExpression: 'attribute_not_exists(deletedAt)',
      ExpressionAttributeValues: { ':pk': pk, ':from': start, ':to': above(prefix) },
      ...(limit !== undefined && { ConsistentRead: false, Limit: limit }),
    });
    counted.count += answer.Count ?? 0;
    counted.withDeleted += answer.ScannedCount ?? 0;
    counted.bytes += (answer.ConsumedCapacity?.CapacityUnits ?? 0) * (limit === undefined ? READ_UNIT : 2 * READ_UNIT);
    const last = answer.LastEvaluatedKey?.['sk'] as string | undefined;
    if (limit !== undefined) counted.last = last;
    start = last === undefined || limit !== undefined ? undefined : `${last}\u0000`;
  }
  return counted;
}
