import { LocalRunError } from '../localRunError.ts';

/** A refusal of the table engine, by its own name, such as `ResourceInUseException`. */
export class TableRefusal extends LocalRunError {
  readonly code: string;

  constructor(endpoint: string, operation: string, code: string) {
    super(`The table engine at ${endpoint} refused ${operation}: ${code}`);
    this.code = code;
  }
}

/**
 * One request of DynamoDB's protocol. Written by hand, because only the data layer may use the SDK, and it does not
 * offer these operations.
 *
 * @returns the answer in the protocol's form
 * @throws TableRefusal, or LocalRunError when the engine cannot be reached
 */
export async function tableRequest(endpoint: string, operation: string, input: object): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `DynamoDB_20120810.${operation}`,
        'x-amz-date': '20200101T000000Z',
        // Local engines check only the format.
        authorization:
          'AWS4-HMAC-SHA256 Credential=local/20200101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
      },
      body: JSON.stringify(input),
    });
  } catch (error) {
    throw new LocalRunError(`The table engine at ${endpoint} cannot be reached.`, { cause: error });
  }
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  const { __type = '' } = answer as { __type?: string };
  throw new TableRefusal(endpoint, operation, __type.split('#').pop() ?? '');
}
