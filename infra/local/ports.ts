import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * How often the next port is tried before the system chooses one, and the step between them. The six default ports are
 * neighbours, hence ten.
 */
const TRIES = 10;
const STEP = 10;

/** A port that is free at the moment, on any address. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOn(probe, '0.0.0.0', 0);
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Lets a server listen for this computer only, at the requested port, else at a free one nearby (3000 -> 3010 -> ...).
 * 0 means any free one.
 *
 * @returns the port
 */
export async function listenLocally(server: Server, wanted: number): Promise<number> {
  if (wanted !== 0) {
    for (let port = wanted; port < wanted + TRIES * STEP && port < 65_536; port += STEP) {
      if (await isTaken('::1', port)) continue;
      try {
        return await listenOn(server, '127.0.0.1', port);
      } catch (error) {
        if (!isCode(error, 'EADDRINUSE') && !isCode(error, 'EACCES')) throw error;
      }
    }
  }
  return listenOn(server, '127.0.0.1', 0);
}

/**
 * Whether another program listens there. Checks the IPv6 loopback, which we do not use ourselves: `localhost` in the
 * printed address could lead a browser to that program. Without IPv6 there is none.
 */
async function isTaken(host: string, port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await listenOn(probe, host, port);
  } catch (error) {
    return isCode(error, 'EADDRINUSE');
  }
  probe.close();
  await once(probe, 'close');
  return false;
}

function listenOn(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('A TCP server without a port');
      resolve(address.port);
    });
  });
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
