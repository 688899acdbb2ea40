import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as rowKeys from '#lambdas/store/keys.ts';
import { tableClient } from '#lambdas/store/table/client.ts';
import { tableName } from '#lambdas/store/table/table.ts';
import type { Commented } from '#shared/model/comment.ts';

/** Up to which comment a person has read what was written about one thing. */
export type SeenComments = rowKeys.Key & Commented & { upTo: string };

/**
 * Notes up to which comment a person has read; what they have read stays read. It says nothing about a company's data,
 * so that, like tickets, it is in no change log and no export (docs/decisions/0087).
 * @throws any other error of the table
 */
export async function noteSeen(
  keys: rowKeys.Keys,
  { containerId, uid }: { containerId: string; uid: string },
  { aboutType, aboutId }: Commented,
  upTo: string,
): Promise<void> {
  const key = rowKeys.seenComments(keys, containerId, uid, { aboutType, aboutId });
  try {
    await tableClient().send(
      new PutCommand({
        TableName: tableName(),
        Item: { ...key, aboutType, aboutId, upTo },
        ConditionExpression: 'attribute_not_exists(pk) OR upTo < :upTo',
        ExpressionAttributeValues: { ':upTo': upTo },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
