import { relative } from 'node:path';
import { isCallsFileCurrent } from '../callsFile.ts';
import { banner, movedPorts, openTable } from './banner.ts';
import { dataFolder, makeFolder } from './dataFolder.ts';
import { fail, LocalRunError } from './localRunError.ts';
import { takeLock } from './lock.ts';
import { help, type Options, readOptions } from './options.ts';
import { watchProcesses } from './processes.ts';
import { startLocalStack } from './stack.ts';

/** `npm start` after start.mjs: one product, until the user stops it. */

/** The time limit for shutting down: all processes and ports must be free 5 seconds after a stop. */
const STOP_WITHIN_MS = 3_500;

/** The processes that start.mjs passed: itself and its parent processes. */
function launchers(): number[] {
  return (process.env['STORYD_LAUNCHERS'] ?? '')
    .split(',')
    .filter((pid) => pid !== '')
    .map(Number);
}

async function run(options: Options, folder: string): Promise<void> {
  if (!isCallsFileCurrent())
    throw new LocalRunError('The calls in shared/contract are not those of calls.ts any more. Run: npm run generate');
  // It holds password hashes and mails: private to its owner, including the files of the table engine, and in an
  // existing folder.
  process.umask(0o077);
  makeFolder(folder);
  const lock = takeLock(folder);
  process.on('exit', lock.release);

  let stop: () => Promise<void> = async () => process.exit(0);
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), STOP_WITHIN_MS);
    void stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  // A fault that no request waits for, such as one in a timer, is told and ends nothing else.
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(fault, (error) => process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`));
  // The terminal or pipe for our output is gone.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', end);
  watchProcesses(launchers(), end);

  // The first start would be ten silent seconds on a small machine: the web app is built and the demo company created.
  process.stdout.write('\n  StorYd is starting ...\n');
  const wanted = (offset: number): number => (options.port === 0 ? 0 : options.port + offset);
  const ports = {
    web: wanted(0),
    mailbox: wanted(1),
    cognito: wanted(2),
    provider: wanted(3),
    jira: wanted(4),
    live: wanted(5),
  };
  const stack = await startLocalStack({
    dataDir: folder,
    web: options.dev ? 'dev' : 'current',
    ports,
    seed: options.empty ? 'empty' : 'demo',
    reset: options.reset,
  });
  stop = stack.stop;
  lock.announce({
    webUrl: stack.webUrl,
    mailboxUrl: stack.mailboxUrl,
    cognitoUrl: stack.cognitoUrl,
    tableEndpoint: stack.tableEndpoint,
    tableSocket: stack.tableSocket,
  });
  void stack.lost.then(() => {
    process.stderr.write(
      'The table engine has ended, so StorYd stops. Start it again with npm start; what was saved is kept.\n',
    );
    process.exitCode = 1;
    process.exit();
  });
  const notes =
    options.empty && stack.accounts.length > 0
      ? ['The data is that of an earlier run; --reset --empty starts without demo data']
      : [];
  const moved = movedPorts([
    { name: 'web app', wanted: ports.web, url: stack.webUrl },
    { name: 'mailbox', wanted: ports.mailbox, url: stack.mailboxUrl },
    { name: 'sign-in', wanted: ports.cognito, url: stack.cognitoUrl },
    { name: 'sign-in provider', wanted: ports.provider, url: stack.providerUrl },
    { name: 'local Jira', wanted: ports.jira, url: stack.jiraUrl },
  ]);
  const near = relative(process.cwd(), folder);
  process.stdout.write(banner(stack, near.startsWith('..') ? folder : near, [...notes, ...moved, ...openTable(stack)]));
}

function asked(): { options: Options; folder: string } {
  try {
    const options = readOptions(process.argv.slice(2));
    return { options, folder: dataFolder(options.data) };
  } catch (error) {
    return fail(error, 2);
  }
}

const { options, folder } = asked();
if (options.help) process.stdout.write(help);
else await run(options, folder).catch((error: unknown) => fail(error, 1, folder));
