import { isUtf8 } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import { STAGE } from '../../stage.ts';
import { claimTexts } from './claimTexts.ts';
import type { Route } from './routes.ts';

/** One request as the gateway received it. `claims` is undefined on a route without an authorizer. */
export type GatewayRequest = {
  readonly route: Route;
  readonly message: IncomingMessage;
  readonly body: Buffer;
  readonly claims: Readonly<Record<string, unknown>> | undefined;
  readonly requestId: string;
  readonly now: Date;
};

/** A request id in the format of HTTP APIs. */
export function newRequestId(): string {
  return randomBytes(11).toString('base64');
}

/**
 * The event that API Gateway's HTTP API sends to a function: payload format 2.0. Missing parts of a request (query,
 * cookies, body, authorizer) are left out, as there.
 */
export function toEvent(request: GatewayRequest): APIGatewayProxyEventV2WithJWTAuthorizer {
  const { route, message, claims, requestId, now } = request;
  const [rawPath = '/', ...rest] = (message.url ?? '/').split('?');
  const rawQueryString = rest.join('?');
  const query = queryParameters(rawQueryString);
  const { headers, cookies } = headersAndCookies(message);
  const event = {
    version: '2.0',
    routeKey: route.key,
    rawPath,
    rawQueryString,
    ...(cookies.length === 0 ? {} : { cookies }),
    headers,
    ...(query === undefined ? {} : { queryStringParameters: query }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      ...(claims === undefined ? {} : { authorizer: { jwt: { claims: claimTexts(claims), scopes: null } } }),
      domainName: headers['host'] ?? 'localhost',
      domainPrefix: 'local',
      http: {
        method: message.method ?? 'GET',
        path: rawPath,
        protocol: `HTTP/${message.httpVersion}`,
        sourceIp: sourceIp(message),
        userAgent: headers['user-agent'] ?? '',
      },
      requestId,
      routeKey: route.key,
      stage: STAGE,
      time: gatewayTime(now),
      timeEpoch: now.getTime(),
    },
    ...bodyFields(request.body, headers['content-type']),
  };
  // The published type allows neither `scopes: null` nor a route without an authorizer; the gateway has both.
  return event as unknown as APIGatewayProxyEventV2WithJWTAuthorizer;
}

/** Names in lower case, repeated headers joined by commas, cookies apart; and the headers that the gateway adds. */
function headersAndCookies(message: IncomingMessage): { headers: Record<string, string>; cookies: string[] } {
  const headers: Record<string, string> = {};
  const cookies: string[] = [];
  for (let index = 0; index < message.rawHeaders.length; index += 2) {
    const name = (message.rawHeaders[index] ?? '').toLowerCase();
    const value = message.rawHeaders[index + 1] ?? '';
    if (name === 'cookie')
      cookies.push(
        ...value
          .split(';')
          .map((cookie) => cookie.trim())
          .filter((cookie) => cookie !== ''),
      );
    else headers[name] = headers[name] === undefined ? value : `${headers[name]},${value}`;
  }
  const ip = sourceIp(message);
  headers['x-forwarded-for'] = headers['x-forwarded-for'] === undefined ? ip : `${headers['x-forwarded-for']}, ${ip}`;
  headers['x-forwarded-port'] ??= String(message.socket.localPort ?? '');
  headers['x-forwarded-proto'] ??= 'http';
  headers['x-amzn-trace-id'] ??=
    `Root=1-${Math.floor(Date.now() / 1000).toString(16)}-${randomBytes(12).toString('hex')}`;
  return { headers, cookies };
}

/** Decoded values, repeated parameters joined by commas; undefined without any. */
function queryParameters(raw: string): Record<string, string> | undefined {
  if (raw === '') return undefined;
  const found: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(raw)) {
    found[name] = found[name] === undefined ? value : `${found[name]},${value}`;
  }
  return found;
}

/**
 * Whether everything that becomes text in the event is UTF-8. Other bytes would be read as U+FFFD, and stored as if the
 * user had typed it.
 */
export function isReadable(message: IncomingMessage, body: Buffer): boolean {
  return isUtf8Query(message.url ?? '') && (!isTextType(message.headers['content-type']) || isUtf8(body));
}

function isUtf8Query(target: string): boolean {
  try {
    // A percent sign that starts no escape is kept.
    decodeURIComponent(target.replace(/%(?![0-9a-f]{2})/gi, '%25'));
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

/**
 * Text only for the few content types that the gateway treats as text; a form and a body without a type are in base64.
 */
function bodyFields(body: Buffer, contentType: string | undefined): { body?: string; isBase64Encoded: boolean } {
  if (body.length === 0) return { isBase64Encoded: false };
  return isTextType(contentType)
    ? { body: body.toString('utf8'), isBase64Encoded: false }
    : { body: body.toString('base64'), isBase64Encoded: true };
}

function isTextType(contentType: string | undefined): boolean {
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return type.startsWith('text/') || ['application/json', 'application/xml', 'application/javascript'].includes(type);
}

function sourceIp(message: IncomingMessage): string {
  return (message.socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, '');
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `12/Mar/2026:19:03:58 +0000`, the common log format in UTC. */
function gatewayTime(now: Date): string {
  const [day, time] = now.toISOString().split('T') as [string, string];
  const [year, month, date] = day.split('-') as [string, string, string];
  return `${date}/${months[Number(month) - 1]}/${year}:${time.slice(0, 8)} +0000`;
}
