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
  { idempotencyKey, appCheck }: { idempotencyKey?: string | undefined; appCheck?: string | undefined } = {},
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
      ...(appCheck !== undefined && { 'x-app-check': appCheck }),
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

/** The app-check token that a call wants, if it does. */
async function appCheckFor(name: CallName, caller: Caller): Promise<string | undefined> {
  if (!registry[name].path.startsWith('/integration/')) return undefined;
  return (await callDirectly('app_check_token', {}, caller)).output.token;
}

/**
 * Runs a handler, with an app-check token where the call wants one.
 * @throws with its answer when the call is refused
 */
export async function callDirectly<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  caller: Caller,
  idempotencyKey?: string,
): Promise<DirectAnswer<Name>> {
  const appCheck = await appCheckFor(name, caller);
  const event = eventOf(name, input, caller, { idempotencyKey, appCheck });
  const { statusCode, body = '', isBase64Encoded } = await handlers[name](event);
  const sent = Buffer.from(body, isBase64Encoded === true ? 'base64' : 'utf8');
  const json = isBase64Encoded === true ? gunzipSync(sent) : sent;
  if (statusCode !== 200) throw new Error(`${name} was refused: ${String(statusCode)} ${json.toString()}`);
  return { output: JSON.parse(json.toString()) as CallOutput<Name>, plainBytes: json.length, sentBytes: sent.length };
}
