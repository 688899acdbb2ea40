import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as rowKeys from '#lambdas/store/keys.ts';
import { tableClient } from '#lambdas/store/table/client.ts';
import { tableName } from '#lambdas/store/table/table.ts';
import { SAME_VISIT_MS } from '#shared/model/limits.ts';

/** When a person last looked at what has changed, and the visit before that, in milliseconds; null for none. */
export type HomeVisit = rowKeys.Key & { seenAt: number; before: number | null };

/** The visit before the one that begins or goes on now; null for a person's first. */
export function lastVisit(visit: HomeVisit | undefined, now: number): number | null {
  if (visit === undefined) return null;
  return isSameVisit(visit, now) ? visit.before : visit.seenAt;
}

const isSameVisit = ({ seenAt }: HomeVisit, now: number): boolean => now - seenAt <= SAME_VISIT_MS;

/**
 * Notes that a person looks at what has changed, once a visit. It says nothing about a company's data, so that, like what
 * a person has read of comments, it is in no change log and no export.
 * @param former what was noted before
 * @throws any other error of the table
 */
export async function noteVisit(
  keys: rowKeys.Keys,
  uid: string,
  former: HomeVisit | undefined,
  now: number,
): Promise<void> {
  if (former !== undefined && isSameVisit(former, now)) return;
  try {
    await tableClient().send(
      new PutCommand({
        TableName: tableName(),
        Item: { ...rowKeys.homeVisit(keys, uid), seenAt: now, before: former?.seenAt ?? null },
        // Another tab may have begun the visit: it must not take this one for the one before.
        ConditionExpression: former === undefined ? 'attribute_not_exists(pk)' : 'seenAt = :former',
        ...(former !== undefined && { ExpressionAttributeValues: { ':former': former.seenAt } }),
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
