import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallHandler } from '#lambdas/runtime/respond.ts';
import type { CallName } from '#shared/contract/registry.ts';
import { isReadable, newRequestId, toEvent } from './gateway/event.ts';
import { invoke } from './gateway/invoke.ts';
import { type GatewayLimits, gatewayLimits } from './gateway/limits.ts';
import { type Answer, ownAnswer } from './gateway/ownAnswers.ts';
import { readBody } from './gateway/readBody.ts';
import { findRoute } from './gateway/routes.ts';
import type { VerifyToken } from './gateway/tokenVerifier.ts';

export type RouterOptions = {
  /** A call without a handler has no route. The local run passes all of them. */
  readonly handlers: Readonly<Partial<Record<CallName, CallHandler>>>;
  readonly verifyToken: VerifyToken;
  readonly limits?: Partial<GatewayLimits>;
  readonly clock?: () => Date;
  /** Reports the cause of a bare 500 or 503; to the terminal by default. */
  readonly report?: (error: unknown) => void;
};

/** The local API. `handle` answers requests to `/api/...`, on any server. */
export type Router = { handle(message: IncomingMessage, response: ServerResponse): Promise<void> };

/**
 * Replaces API Gateway (HTTP API, JWT authorizer) and Lambda: the contract's routes, the same events, limits and own
 * answers, and the product's handlers in this process.
 */
export function createRouter(options: RouterOptions): Router {
  const limits = { ...gatewayLimits, ...options.limits };
  const report = options.report ?? ((error: unknown) => console.error(error));
  const clock = options.clock ?? (() => new Date());

  async function answer(message: IncomingMessage, requestId: string): Promise<Answer> {
    const route = findRoute(message.method ?? '', message.url ?? '');
    const handler = route === undefined ? undefined : options.handlers[route.name];
    if (route === undefined || handler === undefined) return ownAnswer(404);
    if (headerBytes(message) > limits.headerBytes) return ownAnswer(431);
    const claims = route.open ? undefined : await claimsOf(message, options.verifyToken);
    if (!route.open && claims === undefined) return ownAnswer(401);
    const body = await readBody(message, limits.bodyBytes);
    if (body === undefined) return ownAnswer(413);
    if (!isReadable(message, body)) return ownAnswer(400);
    const event = toEvent({ route, message, body, claims, requestId, now: clock() });
    return invoke(handler, event, limits, report);
  }

  return {
    async handle(message, response) {
      const requestId = newRequestId();
      let found: Answer;
      try {
        found = await answer(message, requestId);
      } catch (error) {
        // A client that disconnected in the middle of its own request needs no answer.
        if (message.destroyed && !message.complete) return;
        report(error);
        found = ownAnswer(500);
      }
      send(response, found, requestId);
    },
  };
}

/** The claims of the request's bearer token. As in the gateway, the word Bearer may be missing. */
async function claimsOf(message: IncomingMessage, verifyToken: VerifyToken): ReturnType<VerifyToken> {
  const token = (message.headers.authorization ?? '').replace(/^bearer\s+/i, '').trim();
  return token === '' ? undefined : verifyToken(token);
}

/** The size as the gateway counts it: the request line and all headers. */
function headerBytes(message: IncomingMessage): number {
  const line = `${message.method} ${message.url} HTTP/${message.httpVersion}`;
  return [line, ...message.rawHeaders].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

function send(response: ServerResponse, answer: Answer, requestId: string): void {
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  response.setHeader('apigw-requestid', requestId);
  response.setHeader('content-length', answer.body.length);
  response.writeHead(answer.status);
  response.end(answer.body);
}
