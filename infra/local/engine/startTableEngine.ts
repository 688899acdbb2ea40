import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assertDatabaseThere } from '../dataFolder.ts';
import { LocalRunError } from '../localRunError.ts';
import { freePort } from '../ports.ts';
import { BEHIND_SOCKET, type EngineAddress } from './engineAddress.ts';
import { nativeEngine } from './nativeEngine.ts';
import { ownNetwork, privateSocket, removeSocket } from './ownNetwork.ts';

/**
 * Read when this module is loaded: the stack later sets the same variable to the address of the engine that it starts.
 */
const ownEndpoint = process.env['DYNAMODB_ENDPOINT'] || undefined;
const guardian = fileURLToPath(new URL('guardian.mjs', import.meta.url));

const MAX_TRIES = 5;

/** A running table engine. `lost` settles when the engine ends unexpectedly. */
export type TableEngine = EngineAddress & {
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
 * The engine answers everybody who reaches it. With data on disk it therefore runs in a network of its own where the
 * system allows that, and is reached through a socket that only its owner can open. Otherwise it listens on an address
 * that no web page can guess: a random one of the 16 million loopback addresses of Linux, on a random port.
 *
 * @throws LocalRunError without an engine for this platform, or when it does not start
 */
export async function startTableEngine(options: { dbPath?: string; isKnown?: boolean } = {}): Promise<TableEngine> {
  if (ownEndpoint !== undefined && ownEndpoint !== '') {
    return { endpoint: ownEndpoint, external: true, lost: new Promise(() => undefined), stop: async () => undefined };
  }
  const { dbPath } = options;
  if (dbPath === undefined) return startOnPort([]);
  if (options.isKnown === true) assertDatabaseThere(dbPath);
  mkdirSync(dirname(dbPath), { recursive: true });
  const network = ownNetwork();
  const data = ['--db-path', dbPath];
  return network === undefined ? startOnPort(data) : startBehindSocket(network, await privateSocket(dbPath), data);
}

async function startBehindSocket(
  network: readonly string[],
  socketPath: string,
  data: readonly string[],
): Promise<TableEngine> {
  const port = '8000';
  const bridge = ['--bridge', socketPath, port];
  const engine = [nativeEngine(), 'serve', '--host', '127.0.0.1', '--port', port, ...data];
  return watchOver({ endpoint: BEHIND_SOCKET, socketPath }, [
    ...network,
    process.execPath,
    guardian,
    ...bridge,
    ...engine,
  ]);
}

async function startOnPort(data: readonly string[]): Promise<TableEngine> {
  const host =
    process.platform === 'linux'
      ? [127, randomInt(1, 255), randomInt(1, 255), randomInt(1, 255)].join('.')
      : '127.0.0.1';
  for (let tries = 1; ; tries += 1) {
    const port = await freePort();
    const engine = [nativeEngine(), 'serve', '--host', host, '--port', String(port), ...data];
    try {
      return await watchOver({ endpoint: `http://${host}:${port}` }, [process.execPath, guardian, ...engine]);
    } catch (error) {
      // Another process may take a port between our check and the engine's bind.
      if (tries === MAX_TRIES || !String(error).includes('already in use')) throw error;
    }
  }
}

/** @param command of the guardian */
async function watchOver(address: EngineAddress, [program = '', ...args]: readonly string[]): Promise<TableEngine> {
  const environment = { ...process.env };
  // Node options for us (a test runner's hooks, a debugger) are not for a helper that has to start fast.
  delete environment['NODE_OPTIONS'];
  // A process group of its own: Ctrl-C in the terminal, or killing our whole group, must not end the guardian.
  const child = spawn(program, args, { detached: true, stdio: 'pipe', env: environment });
  let enginePid: number | undefined;
  child.stdout.once('data', (text: Buffer) => (enginePid = Number(text.toString())));
  let stopping = false;
  const ended = once(child, 'close');
  const lost = ended.then(() => {
    if (stopping) return new Promise<void>(() => undefined);
    if (enginePid !== undefined) endOrphan(enginePid);
    if (address.socketPath !== undefined) removeSocket(address.socketPath);
    return undefined;
  });
  await listening(child);
  return {
    ...address,
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
    let output = '';
    const onText = (text: Buffer): void => {
      output += text.toString();
      if (!output.includes('listening on')) return;
      child.off('close', onExit);
      child.stderr?.off('data', onText).resume();
      resolve();
    };
    const onExit = (): void => reject(new LocalRunError(`The table engine did not start: ${output.trim()}`));
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
