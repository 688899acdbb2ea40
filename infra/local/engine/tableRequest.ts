import { LocalRunError } from '../localRunError.ts';

/** What the table engine said no to: its own name for it, such as `ResourceInUseException`. */
export class TableRefusal extends LocalRunError {
  readonly code: string;

  constructor(endpoint: string, operation: string, code: string) {
    super(`The table engine at ${endpoint} refused ${operation}: ${code}`);
    this.code = code;
  }
}

/**
 * One request of DynamoDB's protocol. By hand, because the data layer alone may use the SDK, and it has no use for what the local run asks for.
 *
 * @returns the answer as the protocol writes it
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
        // Local engines look at the form of this only.
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
