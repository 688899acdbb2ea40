import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

export type RequestHandler = (message: IncomingMessage, response: ServerResponse) => void | Promise<void>;

const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * An HTTP server for this computer. It answers nobody who addresses it by another name: a web page can let a name of its own point to 127.0.0.1
 * and would then read as its own origin what is served here (DNS rebinding).
 *
 * @param handler may be given later by `serve`; until then requests are told to wait
 */
export function createLocalServer(): { server: Server; serve(handler: RequestHandler): void } {
  let handler: RequestHandler = (_message, response) => plain(response, 503, 'StorYd is still starting.');
  const server = createServer((message, response) => {
    if (!isOwnName(message.headers.host))
      return plain(response, 403, 'This address is only for this computer, as localhost or 127.0.0.1.');
    void Promise.resolve(handler(message, response)).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else plain(response, 500, 'Something went wrong, see the terminal.');
    });
    return undefined;
  });
  // Longer than a busy client leaves a connection alone: it would be closed just as the next request is sent through it.
  server.keepAliveTimeout = 75_000;
  server.prependListener('upgrade', (message: IncomingMessage, socket: Duplex) => {
    if (!isOwnName(message.headers.host)) socket.destroy();
  });
  return { server, serve: (next) => (handler = next) };
}

/** Whether a Host header names this computer, on whatever port. */
export function isOwnName(host: string | undefined): boolean {
  return ownNames.has((host ?? '').toLowerCase().replace(/:\d+$/, ''));
}

/** Answers a line of text. */
export function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' });
  response.end(`${text}\n`);
}

/**
 * Closes a server: no new connections, requests under way get up to `graceMs` to finish, then what is left is cut.
 */
export async function closeServer(server: Server, graceMs = 1_500): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(cut);
}
