import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { CallError } from '#shared/CallError.ts';
import type { CallDefinition } from '#shared/contract/defineCall.ts';
import * as errors from '#shared/errors.ts';

/**
 * The input of a call, checked against its contract: the query string for GET, else the JSON body.
 * @throws CallError not-json, or bad-input with the fields at fault
 */
export function parseInput<Definition extends CallDefinition>(
  definition: Definition,
  event: APIGatewayProxyEventV2,
): z.output<Definition['input']> {
  const raw = definition.method === 'GET' ? { ...event.queryStringParameters } : parseBody(event);
  const result = z.safeParse(definition.input, raw);
  if (result.success) return result.data as z.output<Definition['input']>;
  const fieldErrors: Record<string, string> = {};
  for (const issue of result.error.issues) fieldErrors[issue.path.join('.')] ??= issue.message;
  throw new CallError(errors.badInput, { fieldErrors });
}

function parseBody({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): unknown {
  if (body === '') return {};
  try {
    return JSON.parse(
      isBase64Encoded ? new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(body, 'base64')) : body,
    );
  } catch (error) {
    throw new CallError(errors.notJson, { cause: error });
  }
}
