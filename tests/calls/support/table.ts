import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { tableRequest } from '#infra/local/engine/tableRequest.ts';
import type { LocalStack } from '#infra/local/stack.ts';

/** The address and name of a table. */
export type Engine = Pick<LocalStack, 'tableName' | 'tableEndpoint'> & Partial<Pick<LocalStack, 'tableSocket'>>;

export type TableItem = { pk: string; sk: string } & Record<string, unknown>;

/** An item in the form of the engine's protocol. */
export type TableAttributes = Record<string, AttributeValue>;

/**
 * All items of a company, by key, except mail notices, which appear and are settled in the background. Only tests read
 * the table like this.
 */
export async function tableOf(stack: Engine, domain: string): Promise<Map<string, TableItem>> {
  return itemsOf(await attributesOf(stack, domain));
}

/** The same in the form of the engine's protocol, which is cheaper to read and to compare. */
export function attributesOf(stack: Engine, domain: string): Promise<Map<string, TableAttributes>> {
  return scan(stack, {
    FilterExpression: '(pk = :company OR begins_with(pk, :parts)) AND NOT begins_with(pk, :notices)',
    ExpressionAttributeValues: {
      ':company': { S: `C#${domain}` },
      ':parts': { S: `C#${domain}#` },
      ':notices': { S: `C#${domain}#NOTICE#` },
    },
  });
}

/** All items of all companies, by key and in table order. */
export async function wholeTable(stack: Engine): Promise<Map<string, TableItem>> {
  return itemsOf(await scan(stack, {}));
}

export const itemOf = (attributes: TableAttributes): TableItem => unmarshall(attributes) as TableItem;

const itemsOf = (all: ReadonlyMap<string, TableAttributes>): Map<string, TableItem> =>
  new Map([...all].map(([name, attributes]) => [name, itemOf(attributes)]));

/**
 * Reads all pages without the SDK, whose parsing takes five times as long: tests read the whole table thousands of
 * times.
 */
async function scan(
  { tableEndpoint, tableSocket, tableName }: Engine,
  filter: object,
): Promise<Map<string, TableAttributes>> {
  const engine = { endpoint: tableEndpoint, socketPath: tableSocket };
  const found = new Map<string, TableAttributes>();
  let start: TableAttributes | undefined;
  do {
    const input = { TableName: tableName, ConsistentRead: true, ExclusiveStartKey: start, ...filter };
    const page = (await tableRequest(engine, 'Scan', input)) as {
      Items: TableAttributes[];
      LastEvaluatedKey?: TableAttributes;
    };
    for (const attributes of page.Items) found.set(`${attributes['pk']?.S}\n${attributes['sk']?.S}`, attributes);
    start = page.LastEvaluatedKey;
  } while (start !== undefined);
  return found;
}
