import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { LocalRunError } from '../localRunError.ts';
import { agentOf, type EngineAddress } from './engineAddress.ts';

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
export async function tableRequest(engine: EngineAddress, operation: string, input: object): Promise<unknown> {
  const { ok, answer } = await send(engine, operation, JSON.stringify(input)).catch((error: unknown) => {
    throw new LocalRunError(`The table engine at ${engine.socketPath ?? engine.endpoint} cannot be reached.`, {
      cause: error,
    });
  });
  if (ok) return answer;
  const { __type = '' } = answer as { __type?: string };
  throw new TableRefusal(engine.socketPath ?? engine.endpoint, operation, __type.split('#').pop() ?? '');
}

function send(engine: EngineAddress, operation: string, body: string): Promise<{ ok: boolean; answer: unknown }> {
  const headers = {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': Buffer.byteLength(body),
    'x-amz-target': `DynamoDB_20120810.${operation}`,
    'x-amz-date': '20200101T000000Z',
    // Local engines check only the format.
    authorization:
      'AWS4-HMAC-SHA256 Credential=local/20200101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
  };
  return new Promise((resolve, reject) => {
    request(engine.endpoint, { method: 'POST', headers, agent: agentOf(engine) }, (response) => {
      json(response).then((answer) => resolve({ ok: response.statusCode === 200, answer }), reject);
    })
      .once('error', reject)
      .end(body);
  });
}
