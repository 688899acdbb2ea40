import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { bridge } from './bridge.mjs';

/**
 * Runs between the local run and the table engine to stop the engine when the local run is gone. A process that is
 * killed cannot clean up, but the system closes its end of our standard input, which is detected here.
 *
 * Usage: node guardian.mjs [--bridge <socket> <port>] <program> [arguments]. Prints the engine's process id on its
 * standard output. With `--bridge` the engine's port is reached through a Unix socket, whose folder goes with the
 * engine.
 */

const given = process.argv.slice(2);
const [, socket, port] = given[0] === '--bridge' ? given.splice(0, 3) : [];
const [program, ...args] = given;

if (socket !== undefined) {
  process.once('exit', () => rmSync(dirname(socket), { recursive: true, force: true }));
  await bridge(socket, Number(port));
}

const engine = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
let stopping = false;

function stop() {
  if (stopping) return;
  stopping = true;
  engine.kill('SIGTERM');
  setTimeout(() => engine.kill('SIGKILL'), 2_000);
}

engine.once('spawn', () => process.stdout.write(`${engine.pid}\n`));
engine.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
// 'close', not 'exit': by then its last output has been passed on.
engine.once('close', () => process.exit(stopping ? 0 : 1));

// The engine writes to us and not to the local run directly: it would fail when its reader is gone.
engine.stderr.on('data', (text) => process.stderr.write(text));
for (const stream of [process.stdout, process.stderr]) stream.on('error', stop);

process.stdin.on('end', stop);
process.stdin.on('error', stop);
process.stdin.resume();

process.on('SIGTERM', stop);
// Ctrl-C and a closing terminal are for the local run, which first completes pending work and then ends us.
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
