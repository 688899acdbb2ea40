import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Runs the program that follows in a network of its own, without privileges: nothing outside reaches its ports. Its
 * loopback interface is down at first. Administrators' programs may be missing from the path of other users.
 */
const unshare = [
  ...['unshare', '--user', '--map-root-user', '--net', '--'],
  ...['sh', '-c', 'PATH="$PATH:/usr/sbin:/sbin"; ip link set lo up && exec "$@"', 'sh'],
] as const;

/** The longest path of a socket that Linux takes, in bytes. */
const MAX_SOCKET_PATH = 107;

/**
 * The command that runs a program in a network of its own. Undefined where the system does not allow it: other systems
 * than Linux, most containers, and kernels that forbid user namespaces.
 */
export function ownNetwork(): readonly string[] | undefined {
  if (process.platform !== 'linux') return undefined;
  const [program, ...args] = unshare;
  const { status } = spawnSync(program, [...args, 'true'], { stdio: 'ignore', timeout: 5_000 });
  return status === 0 ? unshare : undefined;
}

/**
 * Prepares the path of the engine's socket in a new folder that only its owner may enter: beside the database, or in
 * the system's temporary folder where that path is too long or its disk has no sockets.
 */
export async function privateSocket(dbPath: string): Promise<string> {
  const folder = join(dirname(dbPath), 'socket');
  // A run that was killed leaves its socket.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  const path = join(folder, 'engine');
  if (await canListen(path)) return path;
  rmSync(folder, { recursive: true });
  return join(mkdtempSync(join(tmpdir(), 'storyd-')), 'engine');
}

/** Deletes the folder of a socket. */
export function removeSocket(path: string): void {
  rmSync(dirname(path), { recursive: true, force: true });
}

function canListen(path: string): Promise<boolean> {
  if (Buffer.byteLength(path) > MAX_SOCKET_PATH) return Promise.resolve(false);
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(path, () => probe.close(() => resolve(true)));
  });
}
