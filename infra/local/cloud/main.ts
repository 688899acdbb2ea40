import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { accountLines, movedPorts } from '../banner.ts';
import { fail } from '../localRunError.ts';
import { takeLock } from '../lock.ts';
import { watchProcesses } from '../processes.ts';
import { type Cloud, destroyCloud, logOf, startCloud } from './cloud.ts';
import { wantedAddress } from './emulator.ts';
import { help, type Options, readOptions } from './options.ts';

/** `npm run cloud` after start.mjs: one deployment on an AWS emulator, until the user stops it. */

const folder = fileURLToPath(new URL('../../../.cache/cloud', import.meta.url));
/** The time limit for shutting down. The emulator first ends its functions. */
const STOP_WITHIN_MS = 8_000;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function banner({ webUrl, emulator, accounts }: Cloud, notes: readonly string[]): string {
  const kept = emulator.own
    ? 'Ctrl-C stops, and everything is gone'
    : 'Ctrl-C stops the pages; npm run cloud -- --destroy takes the deployment away';
  return [
    '',
    `  StorYd is deployed to the emulator of AWS at ${emulator.address}.`,
    '',
    `  Web app   ${webUrl}`,
    ...(emulator.own ? [`  Log       ${logOf(folder)}`] : []),
    '',
    ...accountLines(accounts),
    ...[...emulator.notes, ...notes, 'The emulator sends no mail, so nobody can sign up on the screen', kept].map(
      (note) => `  ${note}`,
    ),
    '',
  ].join('\n');
}

async function run({ port, empty }: Options, address: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const lock = takeLock(folder);
  process.on('exit', lock.release);
  const closers: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (let close = closers.pop(); close !== undefined; close = closers.pop()) await close();
  };
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), STOP_WITHIN_MS);
    void stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  for (const stream of [process.stdout, process.stderr]) stream.on('error', end);
  watchProcesses(
    (process.env['STORYD_LAUNCHERS'] ?? '')
      .split(',')
      .filter((pid) => pid !== '')
      .map(Number),
    end,
  );
  try {
    const cloud = await startCloud({ folder, address, port, seed: empty ? 'empty' : 'demo', print, closers });
    void cloud.emulator.lost.then(() => {
      if (stopping) return;
      process.stderr.write(`The emulator has ended, so this ends too. Its own words are in ${logOf(folder)}.\n`);
      process.exit(1);
    });
    print(banner(cloud, movedPorts([{ name: 'web app', wanted: port, url: cloud.webUrl }])));
  } catch (error) {
    // A failure caused by stopping is not reported.
    if (stopping) return;
    await stop();
    throw error;
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  const address = wantedAddress(process.env['AWS_ENDPOINT_URL']);
  if (options.help) process.stdout.write(help);
  else await (options.destroy ? destroyCloud(address, print) : run(options, address));
} catch (error) {
  fail(error, 1, folder);
}
