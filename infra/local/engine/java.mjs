import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Engines written in Java and fetched by Maven. Plain Node, so that it works on a bare clone. */

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const guardian = join(root, 'infra', 'local', 'engine', 'guardian.mjs');

/** Whether a program exists; a missing one is a reason to skip, not a failure. */
const has = (program, arg) => spawnSync(program, [arg], { stdio: 'ignore' }).status === 0;

/**
 * What a machine lacks for such an engine, as a text; nothing when it has all.
 * @returns {string[]}
 */
export function missingForJava() {
  return [...(has('java', '-version') ? [] : ['Java 17']), ...(has('mvn', '-v') ? [] : ['Maven'])];
}

/**
 * Fetches a Java program with its dependencies, once, into a git-ignored folder of its version.
 *
 * @param {{ groupId: string, artifactId: string, version: string }} program
 * @param {(line: string) => void} print
 * @returns {string} the folder with its files
 * @throws {Error} when Maven fails
 */
export function fetchByMaven({ groupId, artifactId, version }, print) {
  const folder = join(root, 'dist', `${artifactId}-${version}`);
  // Written last, so that an interrupted run is repeated.
  const whole = join(folder, 'whole');
  if (existsSync(whole)) return folder;
  print(`Fetching ${artifactId} ${version} by Maven, once.`);
  mkdirSync(folder, { recursive: true });
  const dependency = `<dependency><groupId>${groupId}</groupId><artifactId>${artifactId}</artifactId><version>${version}</version></dependency>`;
  const head =
    '<modelVersion>4.0.0</modelVersion><groupId>storyd</groupId><artifactId>engine</artifactId><version>1</version>';
  writeFileSync(
    join(folder, 'pom.xml'),
    `<project xmlns="http://maven.apache.org/POM/4.0.0">${head}<dependencies>${dependency}</dependencies></project>`,
  );
  const { status } = spawnSync('mvn', ['-B', '-q', 'dependency:copy-dependencies', `-DoutputDirectory=${folder}`], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`Maven could not fetch ${artifactId} ${version}.`);
  writeFileSync(whole, '');
  return folder;
}

/**
 * Starts a Java program that ends with us, even when we are killed.
 *
 * @param {string[]} args of the `java` command
 * @returns {{ hasEnded: () => boolean, stop: () => Promise<void> }}
 */
export function startJava(args) {
  const child = spawn(process.execPath, [guardian, 'java', ...args], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  const ended = once(child, 'close');
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  return { hasEnded: () => child.exitCode !== null, stop };
}
