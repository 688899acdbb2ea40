import type { EventEmitter } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { listenLocally } from './ports.ts';

export type RequestHandler = (message: IncomingMessage, response: ServerResponse) => void | Promise<void>;

type SocketHandler = (message: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;

/** A local HTTP server that no request can crash. */
export type LocalServer = {
  /** Listens at the requested port or at one nearby, and returns it. Until `serve` is called requests get 503. */
  listen(wanted: number): Promise<number>;
  serve(handler: RequestHandler): void;
  /**
   * Passes requests to change the protocol (web sockets) to the emitter's `upgrade` listeners, which answer at once or
   * not at all. Without this they are ordinary requests.
   */
  serveUpgrades(listeners: EventEmitter): void;
  /** Passes requests to open a web socket to a function that answers each when it likes. */
  serveSockets(accept: SocketHandler): void;
  /** Accepts no new connections; pending requests get up to `graceMs` to finish, then the rest is cut off. */
  close(graceMs?: number): Promise<void>;
};

const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);
const notForYou = 'This address is only for this computer, as localhost or 127.0.0.1.';

/**
 * Creates every HTTP server of the local run. Whatever a handler throws, at once or later, results in a 500 and never
 * ends the process: any web page that is open in the browser can send requests here.
 *
 * It answers only requests addressed to this computer's own names: a web page can let a name of its own point to
 * 127.0.0.1 and would then read our answers as its own origin (DNS rebinding).
 */
export function createLocalServer(): LocalServer {
  let handler: RequestHandler = (_message, response) => plain(response, 503, 'StorYd is still starting.');
  const sockets = new Set<Socket>();
  const server = createServer((message, response) => void answerSafely(handler, message, response));
  // Longer than a busy client leaves a connection idle: otherwise it might be closed just as the next request is sent.
  server.keepAliveTimeout = 75_000;
  server.on('connection', (socket) => {
    sockets.add(socket);
    // Once its protocol has changed, Node no longer listens for errors of a socket, and an unhandled error ends the
    // process.
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('clientError', (error, socket) => refuse(socket, parserStatus(error)));
  server.on('connect', (_message, socket) => refuse(socket, '405 Method Not Allowed'));
  return {
    listen: (wanted) => listenLocally(server, wanted),
    serve: (next) => (handler = next),
    serveUpgrades: (listeners) => server.on('upgrade', (...request) => upgradeSafely(listeners, request)),
    serveSockets: (accept) => server.on('upgrade', (...request) => void acceptSafely(accept, request)),
    close: (graceMs = 1_500) => closeServer(server, sockets, graceMs),
  };
}

/** The path and the query of a request, parsed by hand: as URLs, targets such as `//` are no paths, or invalid. */
export function targetOf(message: IncomingMessage): { path: string; query: URLSearchParams } {
  const [path = '/', ...rest] = (message.url ?? '/').split('?');
  return { path, query: new URLSearchParams(rest.join('?')) };
}

/** Answers with a line of text. */
export function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}

async function answerSafely(
  handler: RequestHandler,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // A client that disconnects while it sends or is answered is not an error of ours.
  message.on('error', () => undefined);
  response.on('error', () => undefined);
  response.setHeader('x-content-type-options', 'nosniff');
  if (!isOwnName(message.headers.host)) return plain(response, 403, notForYou);
  if (!isPath(message.url)) return plain(response, 400, 'Only paths are served here.');
  try {
    await handler(message, response);
  } catch (error) {
    console.error(error);
    if (response.headersSent) response.destroy();
    else plain(response, 500, 'Something went wrong, see the terminal.');
  }
}

type Upgrade = [message: IncomingMessage, socket: Duplex, head: Buffer];

/** Why a request to change the protocol is refused, whatever it asks for; undefined when it is not. */
function refusalOf(message: IncomingMessage): string | undefined {
  if (!isOwnName(message.headers.host)) return '403 Forbidden';
  return isPath(message.url) ? undefined : '400 Bad Request';
}

async function acceptSafely(accept: SocketHandler, [message, socket, head]: Upgrade): Promise<void> {
  const refusal = refusalOf(message);
  if (refusal !== undefined) return refuse(socket, refusal);
  try {
    await accept(message, socket, head);
  } catch (error) {
    console.error(error);
    refuse(socket, '500 Internal Server Error');
  }
}

function upgradeSafely(listeners: EventEmitter, [message, socket, head]: Upgrade): void {
  const refusal = refusalOf(message);
  if (refusal !== undefined) return refuse(socket, refusal);
  const before = bytesWritten(socket);
  try {
    listeners.emit('upgrade', message, socket, head);
  } catch (error) {
    console.error(error);
  }
  if (bytesWritten(socket) === before) refuse(socket, '400 Bad Request');
}

function bytesWritten(socket: Duplex): number {
  return (socket as Socket).bytesWritten;
}

/** Ends a connection that has no response object with an answer all the same. */
function refuse(socket: Duplex, status: string): void {
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\nx-content-type-options: nosniff\r\n\r\n`,
    );
  (socket as Socket).destroySoon();
}

function parserStatus(error: Error & { code?: string }): string {
  if (error.code === 'HPE_HEADER_OVERFLOW') return '431 Request Header Fields Too Large';
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
}

/** Whether a request's target is a path: the other forms, such as a whole URL or `*`, are for proxies. */
function isPath(target: string | undefined): boolean {
  return target?.startsWith('/') === true;
}

/** Whether a Host header names this computer, on any port. */
function isOwnName(host: string | undefined): boolean {
  return ownNames.has((host ?? '').toLowerCase().replace(/:\d+$/, ''));
}

async function closeServer(server: Server, sockets: ReadonlySet<Socket>, graceMs: number): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // All sockets, since the server forgets sockets whose protocol has changed.
  const cut = setTimeout(() => sockets.forEach((socket) => socket.destroy()), graceMs);
  await closed;
  clearTimeout(cut);
}
