import type { IncomingMessage, ServerResponse } from 'node:http';
import { EXPORTS_PATH, type FolderStore } from '../exports/folderStore.ts';
import { type RequestHandler, targetOf } from '../localServer.ts';
import type { Router } from '../router.ts';

/** Serves the pages of the web app. */
export type Pages = {
  handle(message: IncomingMessage, response: ServerResponse): void | Promise<void>;
  close(): Promise<void>;
};

/**
 * The origin of the web app, divided like the deployed one: the calls under `/api/`, the configuration, and the pages
 * for everything else. Files of exports, which a deployment serves from their bucket, are here too.
 */
export function webHandler(
  router: Router,
  configuration: string,
  pages: Pages | undefined,
  exports?: FolderStore,
): RequestHandler {
  return (message, response) => {
    const { path } = targetOf(message);
    if (exports !== undefined && path.startsWith(EXPORTS_PATH)) return exports.serve(message, response);
    // Without pages the port is the API's alone.
    if (path.startsWith('/api/') || pages === undefined) return router.handle(message, response);
    if (path !== '/config.json') return pages.handle(message, response);
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' });
    response.end(configuration);
    return undefined;
  };
}
