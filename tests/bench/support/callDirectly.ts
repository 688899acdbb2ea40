import { gunzipSync } from 'node:zlib';
import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import { claimTexts } from '#infra/local/gateway/claimTexts.ts';
import { handlers } from '#infra/local/handlers.ts';
import { type CallInput, type CallName, type CallOutput, registry } from '#shared/contract/registry.ts';

/** A handler's answer: its size as JSON, and compressed for a browser that accepts gzip. In bytes. */
export type DirectAnswer<Name extends CallName> = { output: CallOutput<Name>; plainBytes: number; sentBytes: number };

/** A caller, by their ID token. */
type Caller = { readonly idToken: string };

/** The event with which the gateway calls a handler. Only the handler is measured, without gateway and network. */
export function eventOf<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  caller: Caller,
  idempotencyKey?: string,
): APIGatewayProxyEventV2WithJWTAuthorizer {
  const { method, path } = registry[name];
  const claims = JSON.parse(Buffer.from(caller.idToken.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
  const texts = Object.entries(input).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const event = {
    version: '2.0',
    routeKey: `${method} ${path}`,
    rawPath: path,
    headers: {
      'accept-encoding': 'gzip, br',
      'content-type': 'application/json',
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    requestContext: {
      requestId: 'bench',
      http: { method, path },
      authorizer: { jwt: { claims: claimTexts(claims), scopes: null } },
    },
    isBase64Encoded: false,
    ...(method === 'GET'
      ? { queryStringParameters: Object.fromEntries(texts) as Record<string, string> }
      : { body: JSON.stringify(input) }),
  };
  return event as unknown as APIGatewayProxyEventV2WithJWTAuthorizer;
}

/** Runs a handler. @throws with its answer when the call is refused */
export async function callDirectly<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  caller: Caller,
  idempotencyKey?: string,
): Promise<DirectAnswer<Name>> {
  const { statusCode, body = '', isBase64Encoded } = await handlers[name](eventOf(name, input, caller, idempotencyKey));
  const sent = Buffer.from(body, isBase64Encoded === true ? 'base64' : 'utf8');
  const json = isBase64Encoded === true ? gunzipSync(sent) : sent;
  if (statusCode !== 200) throw new Error(`${name} was refused: ${String(statusCode)} ${json.toString()}`);
  return { output: JSON.parse(json.toString()) as CallOutput<Name>, plainBytes: json.length, sentBytes: sent.length };
}
