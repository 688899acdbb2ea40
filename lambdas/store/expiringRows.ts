import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import { tableClient } from './table/client.ts';
import { tableName } from './table/table.ts';

/*
 * Rows that the table deletes by itself and that record what was done elsewhere. They change nothing of the company, so
 * they are in no change log; everything else is written by `Writer.commit`.
 */

/** A row with its end, in seconds. */
type ExpiringRow = Key & { expiresAt: number };

/** Writes rows, each for itself. Safe to repeat. @throws any error of the table */
export async function putExpiringRows(rows: readonly ExpiringRow[]): Promise<void> {
  const table = tableClient();
  await Promise.all(rows.map((Item) => table.send(new PutCommand({ TableName: tableName(), Item }))));
}

/** Sets an attribute of a row, unless the row has expired meanwhile. @throws any other error of the table */
export async function setIfThere({ pk, sk }: Key, attribute: string, value: string): Promise<void> {
  const command = new UpdateCommand({
    TableName: tableName(),
    Key: { pk, sk },
    UpdateExpression: 'SET #attribute = :value',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#attribute': attribute },
    ExpressionAttributeValues: { ':value': value },
  });
  try {
    await tableClient().send(command);
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
