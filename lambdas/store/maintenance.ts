import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as platformKeys from './keys/platform.ts';
import type { MaintenanceItem } from './platform.ts';
import { tableClient } from './table/client.ts';
import { tableName } from './table/table.ts';

/**
 * Starts or ends maintenance of the site; the very next call knows (rule call.8). Only operators of the deployment do
 * this, not a call. It changes nobody's data, so it is not in a change log.
 */
export async function setMaintenance(on: boolean): Promise<void> {
  const key = platformKeys.maintenance();
  const item: MaintenanceItem = { ...key, since: Date.now() };
  if (on) await tableClient().send(new PutCommand({ TableName: tableName(), Item: item }));
  else await tableClient().send(new DeleteCommand({ TableName: tableName(), Key: key }));
}
