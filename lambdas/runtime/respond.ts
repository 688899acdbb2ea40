import type { APIGatewayProxyEventV2WithJWTAuthorizer, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { isThrottled } from '#lambdas/store/table/tableErrors.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { answer } from './answer.ts';
import { callerOf, type CallLine, faultOf, logCall } from './log.ts';
import { requireOrigin } from './origin.ts';

/** A deployed function: its event and its result. */
export type CallHandler = (
  event: APIGatewayProxyEventV2WithJWTAuthorizer,
) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * Runs a call and answers with its result, or with `{code, message}` when it was refused. Any other error is a fault:
 * 500 with a request id that finds its line in the log (rule call.2).
 */
export async function respond(
  call: string,
  event: APIGatewayProxyEventV2WithJWTAuthorizer,
  work: (line: CallLine) => Promise<unknown>,
): Promise<APIGatewayProxyStructuredResultV2> {
  const startedAt = Date.now();
  const line: CallLine = { requestId: event.requestContext.requestId, call, status: 200, ms: 0, retries: 0 };
  try {
    requireOrigin(event.headers);
    const result = await work(line);
    return answer(200, result, line.roles);
  } catch (error) {
    const refused = refusalOf(error);
    line.status = refused?.status ?? errors.unknown.status;
    line.code = refused?.code ?? 'unknown';
    if (refused === undefined) line.fault = faultOf(error);
    if (line.status === 401 || line.status === 403) line.caller = callerOf(event);
    const body = refused?.toBody() ?? { code: 'unknown', message: errors.unknown.message };
    return answer(line.status, line.status >= 500 ? { ...body, requestId: line.requestId } : body, line.roles);
  } finally {
    line.ms = Date.now() - startedAt;
    logCall(line);
  }
}

function refusalOf(error: unknown): CallError | undefined {
  if (error instanceof CallError) return error;
  return error instanceof Error && isThrottled(error.name)
    ? new CallError(errors.tooManyRequests, { cause: error })
    : undefined;
}
