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

/** Read when this module is loaded: the stack later puts the address of the engine that it starts into the same variable. */
const ownEndpoint = process.env['DYNAMODB_ENDPOINT'] || undefined;
const guardian = fileURLToPath(new URL('guardian.mjs', import.meta.url));

const MAX_TRIES = 5;

/** A running table engine. `lost` settles when the engine ends without having been asked to. */
export type TableEngine = {
  readonly endpoint: string;
  /** Somebody else's engine, named in DYNAMODB_ENDPOINT: its data outlives us. */
  readonly external: boolean;
  readonly lost: Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts the table engine and resolves when it takes requests. Without `dbPath` it keeps everything in memory; `isKnown` says that an earlier run has
 * filled that file. With DYNAMODB_ENDPOINT in
 * the environment nothing is started and that engine is used.
 *
 * The engine answers any web page (it allows all origins), so it listens on an address that no page can guess: a random one of the
 * 16 million that Linux gives to the loopback interface, on a random port unless one is asked for.
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
      // Between our look at a port and the engine's, somebody else may take it.
      if (options.port === port || tries === MAX_TRIES || !String(error).includes('already in use')) throw error;
    }
  }
}

async function watchOver(endpoint: string, command: readonly string[]): Promise<TableEngine> {
  const environment = { ...process.env };
  // Meant for us (a test runner's hooks, a debugger), not for a helper that has to be up in no time.
  delete environment['NODE_OPTIONS'];
  // A group of its own: Ctrl-C in the terminal, or a hard kill of our whole group, must not take the guardian along.
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

/** Resolves when the engine says that it listens. What it prints later may hold what people entered, so nothing of that is kept. */
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

/** The guardian itself was killed: what it guarded is ours to end. */
function endOrphan(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    const gone = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!gone) throw error;
  }
}
