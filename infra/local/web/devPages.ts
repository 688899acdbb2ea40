import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { LocalServer } from '../localServer.ts';
import type { Pages } from './webHandler.ts';

/**
 * The web app from its sources, reloaded while they are edited: Vite in middleware mode. Its own web socket uses the
 * given server, so that no further port is opened.
 */
export async function devPages(server: Pick<LocalServer, 'serveUpgrades'>): Promise<Pages> {
  const { createServer } = await import('vite');
  // Vite only needs the `upgrade` event of a server for its web socket.
  const upgrades = new EventEmitter();
  server.serveUpgrades(upgrades);
  const vite = await createServer({
    configFile: fileURLToPath(new URL('../../../web/vite.config.ts', import.meta.url)),
    appType: 'spa',
    clearScreen: false,
    logLevel: 'warn',
    server: { middlewareMode: true, ws: { server: upgrades as Server } },
  });
  return { handle: (message, response) => vite.middlewares(message, response), close: () => vite.close() };
}
