import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { tableRequest } from '#infra/local/engine/tableRequest.ts';
import type { LocalStack } from '#infra/local/stack.ts';

/** The address and name of a table. */
export type Engine = Pick<LocalStack, 'tableName' | 'tableEndpoint'> & Partial<Pick<LocalStack, 'tableSocket'>>;

/** An item in the form of the engine's protocol. */
export type TableAttributes = Record<string, AttributeValue>;

export const engineOf = ({ tableEndpoint, tableSocket }: Engine) => ({
  endpoint: tableEndpoint,
  socketPath: tableSocket,
});

/** All items of a company, except mail notices, by key. */
export function scanCompany(stack: Engine, domain: string): Promise<Map<string, TableAttributes>> {
  return scan(stack, {
    FilterExpression: '(pk = :company OR begins_with(pk, :parts)) AND NOT begins_with(pk, :notices)',
    ExpressionAttributeValues: {
      ':company': { S: `C#${domain}` },
      ':parts': { S: `C#${domain}#` },
      ':notices': { S: `C#${domain}#NOTICE#` },
    },
  });
}

/**
 * Reads all pages without the SDK, whose parsing takes five times as long: tests read the whole table thousands of
 * times.
 */
export async function scan(stack: Engine, filter: object): Promise<Map<string, TableAttributes>> {
  const found = new Map<string, TableAttributes>();
  let start: TableAttributes | undefined;
  do {
    const input = { TableName: stack.tableName, ConsistentRead: true, ExclusiveStartKey: start, ...filter };
    const page = (await tableRequest(engineOf(stack), 'Scan', input)) as {
      Items: TableAttributes[];
      LastEvaluatedKey?: TableAttributes;
    };
    for (const attributes of page.Items) found.set(`${attributes['pk']?.S}\n${attributes['sk']?.S}`, attributes);
    start = page.LastEvaluatedKey;
  } while (start !== undefined);
  return found;
}
