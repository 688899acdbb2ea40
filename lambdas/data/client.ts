import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

let shared: DynamoDBDocumentClient | undefined;

/** The table's client, made once per process. It takes region, credentials and (outside AWS) endpoint from the environment. */
export function tableClient(): DynamoDBDocumentClient {
  shared ??= createTableClient();
  return shared;
}

/** Puts another client in place: the local run and the tests add their own middleware to it. */
export function setTableClient(client: DynamoDBDocumentClient): void {
  shared = client;
}

/**
 * A new client. Lambda hands its credentials over in the environment, so the SDK's chain of other sources (most of its bundle) is left out.
 */
export function createTableClient(): DynamoDBDocumentClient {
  const endpoint = process.env['DYNAMODB_ENDPOINT'];
  const base = new DynamoDBClient({
    ...(endpoint === undefined ? {} : { endpoint }),
    credentials: async () => {
      const sessionToken = process.env['AWS_SESSION_TOKEN'];
      return {
        accessKeyId: process.env['AWS_ACCESS_KEY_ID'] ?? '',
        secretAccessKey: process.env['AWS_SECRET_ACCESS_KEY'] ?? '',
        ...(sessionToken === undefined ? {} : { sessionToken }),
      };
    },
    maxAttempts: 4,
  });
  return DynamoDBDocumentClient.from(base, { marshallOptions: { removeUndefinedValues: true } });
}
