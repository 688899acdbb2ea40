import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assertDatabaseThere } from '../dataFolder.ts';
import { LocalRunError } from '../localRunError.ts';
import { freePort } from '../ports.ts';
import { nativeEngine } from './nativeEngine.ts';

/**
 * Read when this module is loaded: the stack later sets the same variable to the address of the engine that it starts.
 */
const ownEndpoint = process.env['DYNAMODB_ENDPOINT'] || undefined;
const guardian = fileURLToPath(new URL('guardian.mjs', import.meta.url));

const MAX_TRIES = 5;

/** A running table engine. `lost` settles when the engine ends unexpectedly. */
export type TableEngine = {
  readonly endpoint: string;
  /** An external engine, given in DYNAMODB_ENDPOINT: its data outlives us. */
  readonly external: boolean;
  readonly lost: Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts the table engine and resolves when it accepts requests. Without `dbPath` it keeps everything in memory;
 * `isKnown` says that an earlier run has filled that file. With DYNAMODB_ENDPOINT in the environment nothing is started
 * and that engine is used.
 *
 * The engine answers any web page (it allows all origins), so it listens on an address that no page can guess: a random
 * one of the 16 million loopback addresses of Linux, on a random port unless one is given.
 *
 * @throws LocalRunError without an engine for this platform, or when it does not start
 */
export async function startTableEngine(
  options: { dbPath?: string; isKnown?: boolean; port?: number } = {},
): Promise<TableEngine> {
  if (ownEndpoint !== undefined && ownEndpoint !== '') {
    return { endpoint: ownEndpoint, external: true, lost: new Promise(() => undefined), stop: async () => undefined };
  }
  if (options.dbPath !== undefined) {
    if (options.isKnown === true) assertDatabaseThere(options.dbPath);
    mkdirSync(dirname(options.dbPath), { recursive: true });
  }
  const data = options.dbPath === undefined ? [] : ['--db-path', options.dbPath];
  const host =
    process.platform === 'linux'
      ? [127, randomInt(1, 255), randomInt(1, 255), randomInt(1, 255)].join('.')
      : '127.0.0.1';
  for (let tries = 1; ; tries += 1) {
    const port = options.port === undefined || options.port === 0 ? await freePort() : options.port;
    try {
      return await watchOver(`http://${host}:${port}`, [
        nativeEngine(),
        'serve',
        '--host',
        host,
        '--port',
        String(port),
        ...data,
      ]);
    } catch (error) {
      // Another process may take a port between our check and the engine's bind.
      if (options.port === port || tries === MAX_TRIES || !String(error).includes('already in use')) throw error;
    }
  }
}

async function watchOver(endpoint: string, command: readonly string[]): Promise<TableEngine> {
  const environment = { ...process.env };
  // Node options for us (a test runner's hooks, a debugger) are not for a helper that has to start fast.
  delete environment['NODE_OPTIONS'];
  // A process group of its own: Ctrl-C in the terminal, or killing our whole group, must not end the guardian.
  const child = spawn(process.execPath, [guardian, ...command], { detached: true, stdio: 'pipe', env: environment });
  let enginePid: number | undefined;
  child.stdout.once('data', (text: Buffer) => (enginePid = Number(text.toString())));
  let stopping = false;
  const ended = once(child, 'close');
  const lost = ended.then(() => {
    if (stopping) return new Promise<void>(() => undefined);
    if (enginePid !== undefined) endOrphan(enginePid);
    return undefined;
  });
  await listening(child);
  return {
    endpoint,
    external: false,
    lost,
    stop: async () => {
      stopping = true;
      child.stdin.end();
      await ended;
    },
  };
}

/** Resolves when the engine reports that it listens. Its later output may contain user input, so none of it is kept. */
function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const onText = (text: Buffer): void => {
      said += text.toString();
      if (!said.includes('listening on')) return;
      child.off('close', onExit);
      child.stderr?.off('data', onText).resume();
      resolve();
    };
    const onExit = (): void => reject(new LocalRunError(`The table engine did not start: ${said.trim()}`));
    child.stderr?.on('data', onText);
    child.once('close', onExit);
  });
}

/** The guardian itself was killed, so we have to end its process. */
function endOrphan(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    const gone = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!gone) throw error;
  }
}
