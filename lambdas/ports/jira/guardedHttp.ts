import { lookup as resolveByDns } from 'node:dns/promises';
import type { IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { jiraAddress } from '#shared/rules/integration/jiraAddress.ts';
import type { AddressGuard } from './addressGuard.ts';
import {
  type JiraResponse,
  type JiraHttp,
  type JiraRequest,
  JiraUnreachableError,
  type UnreachableReason,
} from './jiraHttp.ts';

/** All addresses of a host. */
type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;

type Limits = {
  /** Until the connection stands, in milliseconds. */
  readonly connectMs: number;
  /** Until the answer is complete, in milliseconds. */
  readonly totalMs: number;
  /** Of an answer. */
  readonly bytes: number;
};

/** The limits of a deployment (docs/decisions/0061). */
const LIMITS: Limits = { connectMs: 3_000, totalMs: 20_000, bytes: 5 * 1024 * 1024 };

export type GuardedHttpOptions = {
  readonly guard: AddressGuard;
  readonly resolve?: Resolve;
  /** Opens the connection: by TLS, if nothing else is given. */
  readonly request?: typeof plainRequest;
  readonly limits?: Limits;
};

/**
 * Requests to addresses that people enter, which must not lead into networks that only we can reach (rule integration.2).
 * The addresses of a host are checked where the socket looks them up, and it connects to one of those: a second look-up
 * could have another result. Nothing is sent when one of them is not allowed. Each request has a connection of its own.
 */
export function createGuardedHttp({
  guard,
  resolve = (host) => resolveByDns(host, { all: true }),
  request = secureRequest,
  limits = LIMITS,
}: GuardedHttpOptions): JiraHttp {
  return async (sent) => {
    const host = hostOf(sent.url);
    // An address in place of a name is not looked up.
    if (isIP(host) !== 0 && !guard(host, host)) throw new JiraUnreachableError('refused');
    try {
      return await exchange(sent, host, { request, limits, lookup: guardedLookup(guard, resolve) });
    } catch (error) {
      throw error instanceof JiraUnreachableError ? error : new JiraUnreachableError(reasonOf(error));
    }
  };
}

/** @throws JiraUnreachableError unless the address is that of Jira, with any query of ours */
function hostOf(url: URL): string {
  if (url.hash !== '' || jiraAddress(`${url.protocol}//${userInfo(url)}${url.host}${url.pathname}`) === undefined)
    throw new JiraUnreachableError('refused');
  return url.hostname.replace(/^\[(.*)\]$/, '$1');
}

const userInfo = ({ username, password }: URL) =>
  username === '' && password === '' ? '' : `${username}:${password}@`;

function guardedLookup(guard: AddressGuard, resolve: Resolve): LookupFunction {
  return (host, { all }, callback) => {
    void resolve(host).then(
      (found) => {
        const [first] = found;
        if (first === undefined || !found.every(({ address }) => guard(host, address)))
          callback(new JiraUnreachableError('refused'), '');
        else if (all === true) callback(null, found);
        else callback(null, first.address, first.family);
      },
      () => callback(new JiraUnreachableError('unknown-host'), ''),
    );
  };
}

type Exchange = { request: typeof plainRequest; limits: Limits; lookup: LookupFunction };

/** Sends a request and reads its answer. */
function exchange(
  { method, url, headers, body, within = Infinity }: JiraRequest,
  host: string,
  { request, limits, lookup }: Exchange,
): Promise<JiraResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      method,
      host,
      ...(isIP(host) === 0 && { servername: host }),
      ...(url.port !== '' && { port: Number(url.port) }),
      path: `${url.pathname}${url.search}`,
      headers: { ...headers, host: url.host, 'accept-encoding': 'identity' },
      agent: false,
      lookup,
    });
    const end = (error: Error) => {
      outgoing.destroy();
      reject(error);
    };
    const expire = () => end(new JiraUnreachableError('time-out'));
    const whole = setTimeout(expire, Math.min(limits.totalMs, within));
    const connecting = setTimeout(expire, limits.connectMs);
    outgoing.once('socket', (socket) => {
      socket.once('encrypted' in socket ? 'secureConnect' : 'connect', () => clearTimeout(connecting));
    });
    outgoing.once('close', () => {
      clearTimeout(connecting);
      clearTimeout(whole);
    });
    outgoing.once('error', end);
    outgoing.once('response', (incoming) => {
      readBody(incoming, limits.bytes).then(
        (text) => resolve({ status: incoming.statusCode ?? 0, headers: headersOf(incoming), body: text }),
        end,
      );
    });
    outgoing.end(body);
  });
}

/** @throws JiraUnreachableError when it is too large or breaks off */
async function readBody(incoming: IncomingMessage, limit: number): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > limit) throw new JiraUnreachableError('too-large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const headersOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));

function reasonOf(error: unknown): UnreachableReason {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|EPROTO$)/.test(code)
    ? 'certificate'
    : 'network';
}
