import { type IncomingHttpHeaders, request } from 'node:http';
import { ownAnswer } from '../gateway/ownAnswers.ts';
import type { Router } from '../router.ts';

/**
 * Hands the calls on to the deployed API as the CDN does: everything as it came, but for the host, by which the gateway knows itself.
 *
 * @param address the emulator's origin
 * @param apiEndpoint the API's own, whose name leads nowhere on most machines
 */
export function apiProxy(address: string, apiEndpoint: string): Router {
  const { hostname, port } = new URL(address);
  const { host } = new URL(apiEndpoint);
  return {
    handle: (message, response) =>
      new Promise((resolve) => {
        const onward = request({
          hostname,
          port,
          method: message.method,
          path: message.url,
          headers: { ...message.headers, host } as IncomingHttpHeaders,
        });
        onward.once('response', (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
          response.once('close', () => resolve());
        });
        onward.once('error', (error) => {
          console.error(error);
          const { status, headers, body } = ownAnswer(503);
          if (!response.headersSent) response.writeHead(status, { ...headers } as IncomingHttpHeaders);
          response.end(body);
          resolve();
        });
        message.pipe(onward);
      }),
  };
}
