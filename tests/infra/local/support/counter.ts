import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { connectionTo, type EngineAddress } from '#infra/local/engine/engineAddress.ts';

function client(engine: EngineAddress, attempts: number): DynamoDBDocumentClient {
  const base = new DynamoDBClient({
    endpoint: engine.endpoint,
    ...connectionTo(engine),
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: attempts,
  });
  return DynamoDBDocumentClient.from(base);
}

/**
 * Writes one item after the other, each once the one before was acknowledged, until the engine is gone.
 *
 * @param started called at the first acknowledged write
 * @returns how many writes were acknowledged
 */
export async function writeUntilGone(engine: EngineAddress, run: string, started: () => void): Promise<number> {
  const table = client(engine, 1);
  for (let count = 0; ; count += 1) {
    try {
      await table.send(
        new PutCommand({ TableName: 'storyd', Item: { pk: `RUN#${run}`, sk: String(count).padStart(6, '0') } }),
      );
    } catch (error) {
      // Only a broken connection is the end that is waited for.
      if (
        error instanceof Error &&
        'code' in error &&
        ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'].includes(String(error.code))
      )
        return count;
      throw error;
    }
    if (count === 0) started();
  }
}

/** The number of a run's stored items, and whether they have no gap from the first on. */
export async function readCounter(engine: EngineAddress, run: string): Promise<{ count: number; whole: boolean }> {
  const table = client(engine, 3);
  const keys: string[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await table.send(
      new QueryCommand({
        TableName: 'storyd',
        KeyConditionExpression: 'pk = :run',
        ExpressionAttributeValues: { ':run': `RUN#${run}` },
        ConsistentRead: true,
        ...(from === undefined ? {} : { ExclusiveStartKey: from }),
      }),
    );
    keys.push(...(page.Items ?? []).map((item) => String(item['sk'])));
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
  return { count: keys.length, whole: keys.every((key, index) => Number(key) === index) };
}
