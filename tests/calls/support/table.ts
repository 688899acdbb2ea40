import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { tableRequest } from '#infra/local/engine/tableRequest.ts';
import type { LocalStack } from '#infra/local/stack.ts';

/** The address and name of a table. */
export type Engine = Pick<LocalStack, 'tableName' | 'tableEndpoint'> & Partial<Pick<LocalStack, 'tableSocket'>>;

export type TableItem = { pk: string; sk: string } & Record<string, unknown>;

/**
 * All items of a company, by key, except mail notices, which appear and are settled in the background. Only tests read
 * the table like this.
 */
export async function tableOf(stack: Engine, domain: string): Promise<Map<string, TableItem>> {
  const all = await wholeTable(stack);
  const isOfIt = (pk: string) => pk === `C#${domain}` || pk.startsWith(`C#${domain}#`);
  return new Map([...all].filter(([, { pk }]) => isOfIt(pk) && !pk.startsWith(`C#${domain}#NOTICE#`)));
}

/** All items of all companies, by key and in table order. */
export async function wholeTable(stack: Engine): Promise<Map<string, TableItem>> {
  const items = new Map<string, TableItem>();
  let start: Attributes | undefined;
  do {
    const page = await scan(stack, start);
    for (const attributes of page.Items) {
      const item = unmarshall(attributes) as TableItem;
      items.set(`${item.pk}\n${item.sk}`, item);
    }
    start = page.LastEvaluatedKey;
  } while (start !== undefined);
  return items;
}

type Attributes = Record<string, AttributeValue>;

/**
 * Reads one page without the SDK, whose parsing takes five times as long: tests read the whole table thousands of
 * times.
 */
async function scan({ tableEndpoint, tableSocket, tableName }: Engine, start: Attributes | undefined) {
  const input = { TableName: tableName, ConsistentRead: true, ExclusiveStartKey: start };
  return (await tableRequest({ endpoint: tableEndpoint, socketPath: tableSocket }, 'Scan', input)) as {
    Items: Attributes[];
    LastEvaluatedKey?: Attributes;
  };
}
