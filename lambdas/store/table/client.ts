import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { fromEnv } from '@aws-sdk/credential-provider-env';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

let shared: DynamoDBDocumentClient | undefined;

/**
 * The table's client, made once per process. It takes region, credentials and (outside AWS) endpoint from the
 * environment.
 */
export function tableClient(): DynamoDBDocumentClient {
  shared ??= createTableClient();
  return shared;
}

/** Replaces the client: the local run and the tests add their own middleware to it. */
export function setTableClient(client: DynamoDBDocumentClient): void {
  shared = client;
}

/**
 * A new client. It takes credentials only from the environment, where Lambda puts them.
 *
 * @param connection how requests are sent; by default straight to the endpoint
 */
export function createTableClient(
  connection: Pick<DynamoDBClientConfig, 'requestHandler'> = {},
): DynamoDBDocumentClient {
  const endpoint = process.env['DYNAMODB_ENDPOINT'];
  const base = new DynamoDBClient({
    ...(endpoint === undefined ? {} : { endpoint }),
    ...connection,
    credentials: fromEnv(),
    maxAttempts: 4,
  });
  // It copies each answer for a log that nobody has set up: an eighth of the time that a map of 1,000 Activities takes.
  base.middlewareStack.remove('loggerMiddleware');
  return DynamoDBDocumentClient.from(base, { marshallOptions: { removeUndefinedValues: true } });
}
