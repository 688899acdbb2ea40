import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Real engines for tests: they are written in Java and fetched by Maven. Plain Node, so that it works on a bare clone. */

/** Exit code of a run that tested nothing because the machine has not got what it needs. Neither 0, which says that all is well, nor 1, which says that something is not. */
export const SKIPPED = 77;

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const guardian = join(root, 'infra', 'local', 'engine', 'guardian.mjs');

/** Whether a program is there; a missing one is no failure but a reason. */
const has = (program, arg) => spawnSync(program, [arg], { stdio: 'ignore' }).status === 0;

/**
 * What a machine lacks for such an engine, in words; nothing when it has all.
 * @returns {string[]}
 */
export function missingForJava() {
  return [...(has('java', '-version') ? [] : ['Java 17']), ...(has('mvn', '-v') ? [] : ['Maven'])];
}

/**
 * Fetches a Java program with all its parts, once, into a folder of its version, which no commit ever sees.
 *
 * @param {{ groupId: string, artifactId: string, version: string }} program
 * @param {(line: string) => void} say
 * @returns {string} the folder that its parts are in
 * @throws {Error} when Maven cannot
 */
export function fetchByMaven({ groupId, artifactId, version }, say) {
  const folder = join(root, 'dist', `${artifactId}-${version}`);
  // Written last: a run that was stopped in between is made up for.
  const whole = join(folder, 'whole');
  if (existsSync(whole)) return folder;
  say(`Fetching ${artifactId} ${version} by Maven, once.`);
  mkdirSync(folder, { recursive: true });
  const dependency = `<dependency><groupId>${groupId}</groupId><artifactId>${artifactId}</artifactId><version>${version}</version></dependency>`;
  const head = '<modelVersion>4.0.0</modelVersion><groupId>storyd</groupId><artifactId>engine</artifactId><version>1</version>';
  writeFileSync(join(folder, 'pom.xml'), `<project xmlns="http://maven.apache.org/POM/4.0.0">${head}<dependencies>${dependency}</dependencies></project>`);
  const { status } = spawnSync('mvn', ['-B', '-q', 'dependency:copy-dependencies', `-DoutputDirectory=${folder}`], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`Maven could not fetch ${artifactId} ${version}.`);
  writeFileSync(whole, '');
  return folder;
}

/**
 * Starts a Java program that ends with us, even when we are killed hard.
 *
 * @param {string[]} args what `java` is told
 * @returns {{ hasEnded: () => boolean, stop: () => Promise<void> }}
 */
export function startJava(args) {
  const child = spawn(process.execPath, [guardian, 'java', ...args], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  const ended = once(child, 'close');
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  return { hasEnded: () => child.exitCode !== null, stop };
}

/**
 * Runs vitest with a configuration of its own.
 *
 * @param {string} config path of the configuration, from the root
 * @param {string[]} args more for vitest, such as names of files
 * @param {Record<string, string>} env
 * @returns {Promise<number>} its exit code
 */
export function runVitest(config, args, env) {
  const tests = spawn(process.execPath, [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--config', config, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  // We outlive them, to clear up after them.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => tests.kill(signal));
  return new Promise((resolve) => tests.once('close', (code) => resolve(code ?? 1)));
}
