import { tableDefinition, TIME_TO_LIVE } from '#lambdas/data/table.ts';
import { TableRefusal, tableRequest } from './tableRequest.ts';

/**
 * Creates the product's table if it does not exist.
 *
 * @param fresh deletes it first, with all its data
 * @throws LocalRunError when the engine cannot be reached or refuses
 */
export async function createTable(endpoint: string, name: string, options: { fresh: boolean }): Promise<void> {
  if (options.fresh) await deleteTable(endpoint, name);
  const isNew = await unless('ResourceInUseException', tableRequest(endpoint, 'CreateTable', tableDefinition(name)));
  if (!isNew) return;
  await tableRequest(endpoint, 'UpdateTimeToLive', {
    TableName: name,
    TimeToLiveSpecification: { Enabled: true, AttributeName: TIME_TO_LIVE },
  });
}

/** Deletes the table if it exists. */
export async function deleteTable(endpoint: string, name: string): Promise<void> {
  await unless('ResourceNotFoundException', tableRequest(endpoint, 'DeleteTable', { TableName: name }));
}

/** Whether a request succeeded; false for the one expected refusal. */
async function unless(expected: string, request: Promise<unknown>): Promise<boolean> {
  try {
    await request;
    return true;
  } catch (error) {
    if (error instanceof TableRefusal && error.code === expected) return false;
    throw error;
  }
}
