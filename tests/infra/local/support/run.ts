import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { EngineAddress } from '#infra/local/engine/engineAddress.ts';
import type { RunInfo } from '#infra/local/lock.ts';
import { isAlive } from '#infra/local/processes.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** `npm start` in a process group of its own, as a terminal would run it. */
export type Run = {
  readonly npm: ChildProcess;
  readonly output: () => string;
  readonly exited: Promise<number | null>;
};

/** Runs `npm start -- <args>`. */
export function npmStart(...args: string[]): Run {
  const npm = spawn('npm', ['start', '--silent', '--', ...args], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const exited = once(npm, 'exit').then(([code]) => code as number | null);
  return { npm, output: () => output, exited };
}

/** A run that is up: where it can be reached, and every process that belongs to it, npm first. */
export type UpRun = Run & { readonly info: RunInfo; readonly processes: readonly { pid: number; command: string }[] };

/** Starts on a data folder, on any free ports, and resolves when the terminal shows the addresses. */
export async function upAndRunning(dataDir: string, ...args: string[]): Promise<UpRun> {
  const run = npmStart('--port', '0', '--data', dataDir, ...args);
  await expect.poll(run.output, { timeout: 30_000, interval: 50 }).toContain('StorYd is running.');
  const info = JSON.parse(readFileSync(join(dataDir, 'lock'), 'utf8')) as RunInfo;
  return { ...run, info, processes: familyOf(run.npm.pid ?? 0) };
}

/** Where the table of a run is reached. */
export function tableOf({ info }: UpRun): EngineAddress {
  return { endpoint: info.tableEndpoint, socketPath: info.tableSocket };
}

/** The process of a run whose command line fits a pattern. */
export function pidOf(run: UpRun, pattern: RegExp): number {
  const found = run.processes.filter(({ command }) => pattern.test(command));
  expect(found, `processes like ${pattern.source}`).toHaveLength(1);
  return found[0]?.pid ?? 0;
}

/** Within the 5 seconds that are promised, nothing of a run is left: no process, and nobody behind its ports. */
export async function expectGone(run: UpRun): Promise<void> {
  const { webUrl, mailboxUrl, cognitoUrl, tableEndpoint, tableSocket } = run.info;
  const ports = [webUrl, mailboxUrl, cognitoUrl, ...(tableSocket === undefined ? [tableEndpoint] : [])];
  const left = async () => [
    ...run.processes.filter(({ pid }) => isAlive(pid)).map(({ command }) => command),
    ...(await Promise.all(ports.map(async (url) => ((await answers(url)) ? [url] : [])))).flat(),
    ...(tableSocket !== undefined && existsSync(dirname(tableSocket)) ? [tableSocket] : []),
  ];
  await expect.poll(left, { timeout: 5_000, interval: 100 }).toEqual([]);
}

/** Ends whatever of a run is still there, so that a failed test leaves nothing behind. */
export function endHard(run: UpRun): void {
  for (const { pid } of run.processes) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
}

function answers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** A process and all that descend from it. */
function familyOf(ancestor: number): { pid: number; command: string }[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => describe(Number(name)));
  const family = all.filter(({ pid }) => pid === ancestor);
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member.pid));
  return family;
}

function describe(pid: number): { pid: number; parent: number; command: string }[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return [{ pid, parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() }];
  } catch (error) {
    // It ended between the listing and the look at it.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return [];
    throw error;
  }
}
