import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand, type ScanCommandOutput } from '@aws-sdk/lib-dynamodb';
import type { LocalStack } from '#infra/local/stack.ts';

/** A table, and where it is. */
export type Engine = Pick<LocalStack, 'tableName' | 'tableEndpoint'>;

export type TableItem = { pk: string; sk: string } & Record<string, unknown>;

/** Everything that the table holds of a company, by key. Only tests look at the table like this. */
export async function tableOf(stack: Engine, domain: string): Promise<Map<string, TableItem>> {
  const client = clientOf(stack);
  const items = new Map<string, TableItem>();
  let start: Record<string, unknown> | undefined;
  do {
    const page: ScanCommandOutput = await client.send(
      new ScanCommand({
        TableName: stack.tableName,
        ConsistentRead: true,
        ...(start !== undefined && { ExclusiveStartKey: start }),
      }),
    );
    for (const item of (page.Items ?? []) as TableItem[]) {
      if (item.pk === `C#${domain}` || item.pk.startsWith(`C#${domain}#`)) items.set(`${item.pk}\n${item.sk}`, item);
    }
    start = page.LastEvaluatedKey;
  } while (start !== undefined);
  return items;
}

const clients = new WeakMap<Engine, DynamoDBDocumentClient>();

/** One client for each stack: tests look often. */
function clientOf(stack: Engine): DynamoDBDocumentClient {
  const known = clients.get(stack);
  if (known !== undefined) return known;
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint: stack.tableEndpoint, region: 'us-east-1', credentials }),
  );
  clients.set(stack, client);
  return client;
}
