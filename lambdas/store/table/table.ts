import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';

/** The attribute by which the table expires items: seconds since 1970. Only idempotency records have it. */
export const TIME_TO_LIVE = 'expiresAt';

/**
 * The one table, as every engine creates it: a partition key and a sort key, paid per request, and no index that could
 * lag.
 */
export function tableDefinition(name: string): CreateTableCommandInput {
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [
      { AttributeName: 'pk', AttributeType: 'S' },
      { AttributeName: 'sk', AttributeType: 'S' },
    ],
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
  };
}

/** The table's name, from the function's environment. */
export function tableName(): string {
  const name = process.env['TABLE_NAME'];
  if (name === undefined || name === '') throw new Error('TABLE_NAME is not set');
  return name;
}
