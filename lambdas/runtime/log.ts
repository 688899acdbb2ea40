import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import type { Meter } from '#lambdas/store/table/meter.ts';

/**
 * The log line of one call. No input, no token, and people only by id; the origin of a request only when it was
 * refused.
 */
export type CallLine = {
  requestId: string;
  call: string;
  company?: string;
  status: number;
  code?: string;
  ms: number;
  /** How often the change was retried because others changed the same entities. */
  retries: number;
  /** The cost of the call at the table; absent when it never got that far. */
  meter?: Meter;
  /** The present roles of a caller whose token names others. */
  roles?: string | undefined;
  /** For a call refused because of its caller. */
  caller?: Caller;
  /**
   * Name and stack of an unexpected error. The engine's own message can hold content of a request, so it is left out.
   */
  fault?: string;
};

/**
 * The caller of a refused call: the account in the user pool, the uid of its token, and the addresses that the request
 * came through.
 */
export type Caller = { account: unknown; uid: unknown; source: string };

/**
 * The caller of a request, by the claims that the gateway has verified. The forwarding header can be forged except for
 * its last entries: our own CDN has written the last but one, and the gateway the last.
 */
export function callerOf(event: APIGatewayProxyEventV2WithJWTAuthorizer): Caller {
  const { sub: account, uid } = event.requestContext.authorizer?.jwt?.claims ?? {};
  const forwarded = (event.headers['x-forwarded-for'] ?? '').split(',').map((address) => address.trim());
  return { account, uid: uid === '' ? undefined : uid, source: forwarded.slice(-2).join(', ') };
}

/** Writes one structured line: faults always, calls unless `LOG_LEVEL` is `error`. */
export function logCall(line: CallLine): void {
  // Maintenance is intended: it must not raise the alarm for faults.
  const level = line.status >= 500 && line.code !== 'maintenance' ? 'error' : 'info';
  if (level === 'info' && process.env['LOG_LEVEL'] === 'error') return;
  process.stdout.write(`${JSON.stringify({ level, ...line })}\n`);
}

/** Where an unexpected error came from, without its message. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return [error.name, ...frames.slice(0, 8).map((line) => line.trim())].join(' | ');
}
