type Input = {
  readonly KeyConditionExpression?: string;
  readonly ExpressionAttributeValues?: Readonly<Record<string, { readonly S?: string }>>;
};

/**
 * Refuses a query with an empty sort key as a bound, as DynamoDB does and the local engine does not.
 * @param input in the form of DynamoDB's protocol
 * @throws an error like the SDK's
 */
export function refuseEmptyBounds(input: unknown): void {
  const { KeyConditionExpression = '', ExpressionAttributeValues = {} } = input as Input;
  const empty = KeyConditionExpression.match(/:\w+/g)?.find((name) => ExpressionAttributeValues[name]?.S === '');
  if (empty === undefined) return;
  throw Object.assign(new Error(`a key attribute cannot contain an empty string value: ${empty}`), {
    name: 'ValidationException',
    $metadata: { httpStatusCode: 400 },
  });
}
