import { ScanCommand, type ScanCommandOutput } from '@aws-sdk/lib-dynamodb';
import { upgraded } from '#lambdas/store/entity/upgrade.ts';
import type { Key } from '#lambdas/store/keys.ts';
import { tableClient } from './client.ts';
import { tableName } from './table.ts';

/** How many parts of the table are read at a time. */
const SEGMENTS = 4;

/**
 * Reads the whole table, of all companies, to rebuild something from it. No call does this.
 * @param sortKeys prefixes of the sort keys to read
 * @param take called with each item, in no particular order
 */
export async function scanTable<Item extends Key>(
  sortKeys: readonly string[],
  take: (item: Item) => void,
): Promise<void> {
  const client = tableClient();
  const readSegment = async (segment: number): Promise<void> => {
    let from: ScanCommandOutput['LastEvaluatedKey'];
    do {
      const page: ScanCommandOutput = await client.send(
        new ScanCommand({
          TableName: tableName(),
          Segment: segment,
          TotalSegments: SEGMENTS,
          ConsistentRead: true,
          FilterExpression: sortKeys.map((_, i) => `begins_with(sk, :s${i})`).join(' OR '),
          ExpressionAttributeValues: Object.fromEntries(sortKeys.map((sortKey, i) => [`:s${i}`, sortKey])),
          ...(from !== undefined && { ExclusiveStartKey: from }),
        }),
      );
      for (const item of (page.Items ?? []) as Item[]) take(upgraded(item));
      from = page.LastEvaluatedKey;
    } while (from !== undefined);
  };
  await Promise.all(Array.from({ length: SEGMENTS }, (_, segment) => readSegment(segment)));
}
