import { TIME_TO_LIVE, tableDefinition } from '#lambdas/data/table.ts';
import { LocalRunError } from '../localRunError.ts';

/**
 * Creates the product's table where it does not exist yet.
 *
 * @param fresh deletes it first, with all that it holds
 * @throws LocalRunError when the engine cannot be reached or refuses
 */
export async function createTable(endpoint: string, name: string, options: { fresh: boolean }): Promise<void> {
  if (options.fresh) await tableRequest(endpoint, 'DeleteTable', { TableName: name }, ['ResourceNotFoundException']);
  const existed = await tableRequest(endpoint, 'CreateTable', tableDefinition(name), ['ResourceInUseException']);
  if (existed === 'ResourceInUseException') return;
  const timeToLive = { TableName: name, TimeToLiveSpecification: { Enabled: true, AttributeName: TIME_TO_LIVE } };
  await tableRequest(endpoint, 'UpdateTimeToLive', timeToLive, []);
}

/** Deletes the table, if it is there. */
export async function deleteTable(endpoint: string, name: string): Promise<void> {
  await tableRequest(endpoint, 'DeleteTable', { TableName: name }, ['ResourceNotFoundException']);
}

/**
 * One request of DynamoDB's protocol. By hand, because the data layer alone may use the SDK, and it has no use for making tables.
 *
 * @returns the error it was refused with, if that is one of the `expected`
 */
async function tableRequest(endpoint: string, operation: string, input: object, expected: readonly string[]): Promise<string | undefined> {
  let response: Response;
  try {
    response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `DynamoDB_20120810.${operation}`,
        'x-amz-date': '20200101T000000Z',
        // Local engines look at the form of this only.
        authorization: 'AWS4-HMAC-SHA256 Credential=local/20200101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
      },
      body: JSON.stringify(input),
    });
  } catch (error) {
    throw new LocalRunError(`The table engine at ${endpoint} cannot be reached.`, { cause: error });
  }
  if (response.ok) return undefined;
  const { __type = '' } = (await response.json()) as { __type?: string };
  const code = __type.split('#').pop() ?? '';
  if (expected.includes(code)) return code;
  throw new LocalRunError(`The table engine at ${endpoint} refused ${operation}: ${code}`);
}
