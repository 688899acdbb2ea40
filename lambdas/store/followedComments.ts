import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as rowKeys from '#lambdas/store/keys.ts';
import { tableClient } from '#lambdas/store/table/client.ts';
import { tableName } from '#lambdas/store/table/table.ts';
import type { Commented } from '#shared/model/comment.ts';

/**
 * That a person follows the comments on something (`threadId` is null), or has muted one of its threads. As with what
 * they have read, it says nothing about a company's data, so that it is in no change log and no export.
 */
export type FollowedComments = rowKeys.Key & Commented & { uid: string; threadId: string | null };

type Of = { containerId: string; uid: string; about: Commented; threadId: string | null };

/** Notes that a person follows something or has muted a thread, or does no longer. Safe to repeat. */
export async function noteFollowed(
  keys: rowKeys.Keys,
  { containerId, uid, about, threadId }: Of,
  isOn: boolean,
): Promise<void> {
  const { aboutType, aboutId } = about;
  const Key = rowKeys.followedComments(keys, containerId, about, uid, threadId);
  const table = tableClient();
  if (isOn)
    await table.send(new PutCommand({ TableName: tableName(), Item: { ...Key, aboutType, aboutId, uid, threadId } }));
  else await table.send(new DeleteCommand({ TableName: tableName(), Key }));
}
