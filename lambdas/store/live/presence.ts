import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { tableClient } from '#lambdas/store/table/client.ts';
import { tableName } from '#lambdas/store/table/table.ts';
import type { PresenceState } from '#shared/contract/presence.ts';
import type { Follower, LiveConnection } from './connections.ts';

/**
 * Notes in the row of a connection what its person does on a story map, and counts its messages of this second.
 * @param state null when they let nobody see it any more
 * @param at when the message arrived, in milliseconds
 * @returns the count; undefined for a connection that has ended, or that has said something else since
 * @throws any error of the table
 */
export async function notePresence(
  keys: Keys,
  { topic, connectionId }: { topic: string; connectionId: string },
  state: PresenceState | null,
  at: number,
): Promise<number | undefined> {
  const [present, gone] = state === null ? ['', ' REMOVE #present'] : [', #present = :present', ''];
  const update = (count: string, condition: string): Promise<number | undefined> =>
    countOf({
      TableName: tableName(),
      Key: rowKeys.liveFollower(keys, topic, connectionId),
      UpdateExpression: `SET #saidAt = :at, #sent = ${count}${present}${gone}`,
      ConditionExpression: `attribute_exists(pk) AND ${condition}`,
      ExpressionAttributeNames: { '#saidAt': 'saidAt', '#sent': 'sent', '#present': 'present' },
      ExpressionAttributeValues: {
        ':at': at,
        ':second': at - (at % 1_000),
        ':one': 1,
        ...(state !== null && { ':present': state }),
      },
      ReturnValues: 'UPDATED_NEW',
    });
  const first = await update(':one', '(attribute_not_exists(#saidAt) OR #saidAt < :second)');
  return first ?? update('#sent + :one', '#saidAt BETWEEN :second AND :at');
}

/** The topics on which others see the person of a connection. */
export async function topicsOfPresence(
  reader: Reader,
  { connectionId, topics }: Pick<LiveConnection, 'connectionId' | 'topics'>,
): Promise<string[]> {
  const rows = await reader.get<Follower[]>(
    topics.map((topic) => rowKeys.liveFollower(reader.keys, topic, connectionId)),
  );
  return topics.filter((_, i) => rows[i]?.present !== undefined);
}

/** @returns the count after an update; undefined when its condition fails */
async function countOf(update: UpdateCommandInput): Promise<number | undefined> {
  try {
    const { Attributes } = await tableClient().send(new UpdateCommand(update));
    return Number(Attributes?.['sent']);
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}
