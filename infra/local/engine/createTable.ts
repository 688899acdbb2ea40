import { tableDefinition, TIME_TO_LIVE } from '#lambdas/store/table/table.ts';
import type { EngineAddress } from './engineAddress.ts';
import { TableRefusal, tableRequest } from './tableRequest.ts';

/**
 * Creates the product's table if it does not exist.
 *
 * @param fresh deletes it first, with all its data
 * @throws LocalRunError when the engine cannot be reached or refuses
 */
export async function createTable(engine: EngineAddress, name: string, options: { fresh: boolean }): Promise<void> {
  if (options.fresh) await deleteTable(engine, name);
  const isNew = await unless('ResourceInUseException', tableRequest(engine, 'CreateTable', tableDefinition(name)));
  if (!isNew) return;
  await tableRequest(engine, 'UpdateTimeToLive', {
    TableName: name,
    TimeToLiveSpecification: { Enabled: true, AttributeName: TIME_TO_LIVE },
  });
}

/** Deletes the table if it exists. */
export async function deleteTable(engine: EngineAddress, name: string): Promise<void> {
  await unless('ResourceNotFoundException', tableRequest(engine, 'DeleteTable', { TableName: name }));
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
