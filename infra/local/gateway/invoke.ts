import type { APIGatewayProxyEventV2WithJWTAuthorizer, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { CallHandler } from '#lambdas/runtime/respond.ts';
import type { GatewayLimits } from './limits.ts';
import { type Answer, ownAnswer } from './ownAnswers.ts';

type Report = (error: unknown) => void;

/**
 * Calls a function as Lambda behind API Gateway does: event and result are JSON of at most 6 MB each, a function that
 * throws gives a bare 500 and one that takes too long a bare 503. `report` gets the details, which the client does not.
 */
export async function invoke(
  handler: CallHandler,
  event: APIGatewayProxyEventV2WithJWTAuthorizer,
  limits: GatewayLimits,
  report: Report,
): Promise<Answer> {
  const payload = JSON.stringify(event);
  if (Buffer.byteLength(payload) > limits.invocationBytes) return ownAnswer(413);
  let result: string | undefined;
  try {
    result = await within(limits.waitMs, call(handler, payload));
  } catch (error) {
    report(error);
    return ownAnswer(500);
  }
  if (result === undefined) {
    report(new Error(`${event.routeKey} took longer than ${limits.waitMs} ms`));
    return ownAnswer(503);
  }
  if (Buffer.byteLength(result) > limits.invocationBytes) {
    report(new Error(`${event.routeKey} answered more than ${limits.invocationBytes} bytes`));
    return ownAnswer(500);
  }
  return toAnswer(JSON.parse(result) as APIGatewayProxyStructuredResultV2 | null);
}

async function call(handler: CallHandler, payload: string): Promise<string> {
  const result: unknown = await handler(JSON.parse(payload) as APIGatewayProxyEventV2WithJWTAuthorizer);
  return JSON.stringify(result ?? null);
}

/** The promise's result, or undefined when it takes longer. */
async function within(milliseconds: number, promise: Promise<string>): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), milliseconds)));
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The function's result as an HTTP answer. Without a status code the whole result is the JSON body, as in format 2.0.
 */
function toAnswer(result: APIGatewayProxyStructuredResultV2 | null): Answer {
  if (result?.statusCode === undefined) {
    return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify(result)) };
  }
  const given = Object.entries(result.headers ?? {}).map(
    ([name, value]) => [name.toLowerCase(), String(value)] as const,
  );
  return {
    status: result.statusCode,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      ...Object.fromEntries(given),
      ...(result.cookies === undefined ? {} : { 'set-cookie': result.cookies }),
    },
    body: Buffer.from(result.body ?? '', result.isBase64Encoded === true ? 'base64' : 'utf8'),
  };
}
