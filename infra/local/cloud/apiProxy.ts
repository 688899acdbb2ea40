import { once } from 'node:events';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { ownAnswer } from '../gateway/ownAnswers.ts';
import type { Router } from '../router.ts';

/**
 * Proxies the calls to the deployed API as the CDN does: everything unchanged except the host, by which the gateway
 * identifies itself.
 *
 * @param address the emulator's origin
 * @param apiEndpoint the API's own, whose name does not resolve on most machines
 */
export function apiProxy(address: string, apiEndpoint: string): Router {
  const { hostname, port } = new URL(address);
  const { host } = new URL(apiEndpoint);

  async function forward(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url: path, headers } = message;
    const onward = request({ hostname, port, method, path, headers: { ...headers, host } });
    const answered = once(onward, 'response') as Promise<[IncomingMessage]>;
    // The code that awaits the answer reports an aborted request.
    message.pipe(onward.on('error', () => undefined));
    const [answer] = await answered;
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    await pipeline(answer, response);
  }

  return {
    async handle(message, response) {
      try {
        await forward(message, response);
      } catch (error) {
        // The browser has gone, which ends what is sent to it.
        if (response.destroyed) return;
        console.error(error);
        if (response.headersSent) return void response.destroy();
        const { status, headers, body } = ownAnswer(503);
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        response.writeHead(status);
        response.end(body);
      }
    },
  };
}
