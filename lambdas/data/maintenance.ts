import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { tableClient } from './client.ts';
import { platformKeys } from './keys.ts';
import type { MaintenanceItem } from './platform.ts';
import { tableName } from './table.ts';

/**
 * Puts the site under maintenance, or ends it; the very next call knows (rule call.8). Those who run the deployment do this, no call
 * does. It changes nobody's data, so no change log tells of it.
 */
export async function setMaintenance(on: boolean): Promise<void> {
  const key = platformKeys.maintenance();
  const item: MaintenanceItem = { ...key, since: Date.now() };
  if (on) await tableClient().send(new PutCommand({ TableName: tableName(), Item: item }));
  else await tableClient().send(new DeleteCommand({ TableName: tableName(), Key: key }));
}
