import { upgraded } from './entity/upgrade.ts';
import { endOfPrefix, type Range } from './keys.ts';
import type { Reader } from './reader.ts';

/** Bytes that one unit of capacity reads, consistently. */
const READ_UNIT = 4096;

/** The size of a range. */
export type RangeCount = {
  /** Items that are not deleted. */
  count: number;
  withDeleted: number;
  /** Their size as the table charges it, including deleted ones. */
  bytes: number;
  /** The key at which a limited count stopped; undefined when it reached the end. */
  last: string | undefined;
};

/**
 * The last items of a range in reverse order. One request.
 * @param before only items whose keys come before the prefix followed by this
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
 * The items of a range after a place in it, in order: as many as one request brings, which is 1 MB.
 * @param after the part of the last key after the prefix; '' at first
 * @returns the items, and whether there are none after them
 */
export async function earliest<Found>(
  reader: Reader,
  { pk, prefix }: Range,
  { after, limit }: { after: string; limit?: number },
): Promise<{ items: Found[]; isAll: boolean }> {
  // DynamoDB takes no empty sort key, not even as a bound.
  const from = after === '' && prefix !== '' ? prefix : `${prefix}${after}\u0000`;
  const { Items = [], LastEvaluatedKey } = await reader.query({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': endOfPrefix(prefix) },
    ...(limit !== undefined && { Limit: limit }),
  });
  return { items: (Items as Found[]).map((item) => upgraded(item)), isAll: LastEvaluatedKey === undefined };
}

/**
 * Counts the items of a range at the table, which sends none of them.
 * @param limit the number of items to stop at, including deleted ones; a limited count costs half, and may be slightly
 * out of date
 */
export async function countRange(reader: Reader, { pk, prefix }: Range, limit?: number): Promise<RangeCount> {
  const counted: RangeCount = { count: 0, withDeleted: 0, bytes: 0, last: undefined };
  let start: string | undefined = prefix;
  while (start !== undefined) {
    const answer = await reader.query({
      Select: 'COUNT',
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      FilterExpression: 'attribute_not_exists(deletedAt)',
      ExpressionAttributeValues: { ':pk': pk, ':from': start, ':to': endOfPrefix(prefix) },
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
