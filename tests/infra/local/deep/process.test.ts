import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { currentBuild } from '#infra/local/web/currentBuild.ts';
import { readCounter, writeUntilGone } from '../support/counter.ts';
import { endHard, expectGone, npmStart, pidOf, tableOf, upAndRunning, type UpRun } from '../support/run.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'storyd-run-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

// Not in the seconds that a start has here.
beforeAll(() => currentBuild(), 180_000);

const runs: UpRun[] = [];
afterEach(() => runs.splice(0).forEach(endHard));

async function start(): Promise<UpRun> {
  const run = await upAndRunning(dataDir, '--empty');
  runs.push(run);
  return run;
}

/** Kills in the middle of a stream of writes, and expects that nothing is left but the data. */
async function killWhileWriting(name: string, run: UpRun, kill: () => void): Promise<void> {
  const written = await writeUntilGone(tableOf(run), name, kill);
  await expectGone(run);
  acknowledged.set(name, written);
}

/** How many writes each run was told are done. */
const acknowledged = new Map<string, number>();

async function expectAllReadable(run: UpRun): Promise<void> {
  for (const [name, written] of acknowledged) {
    const { count, whole } = await readCounter(tableOf(run), name);
    expect({ name, whole }).toEqual({ name, whole: true });
    // The very last one may have been written without the answer getting through.
    expect([written, written + 1], name).toContain(count);
    expect(written, name).toBeGreaterThan(0);
  }
}

/** All on one data folder, one after the other: each start finds the leftovers of earlier kills. */
describe('npm start leaves nothing behind but the data', { timeout: 180_000 }, () => {
  test('when npm is killed hard', async () => {
    const run = await start();
    expect(run.output(), 'from the first moment on').toMatch(/StorYd is starting[^]*StorYd is running/);
    await killWhileWriting('npm', run, () => run.npm.kill('SIGKILL'));
  });

  test('when the local run itself is killed hard', async () => {
    const run = await start();
    await expectAllReadable(run);
    await killWhileWriting('main', run, () => process.kill(pidOf(run, /infra\/local\/main\.ts/), 'SIGKILL'));
    expect(existsSync(join(dataDir, 'lock')), 'a lock that nobody could release').toBe(true);
  });

  test('when everything in the process group is killed hard', async () => {
    const run = await start();
    await expectAllReadable(run);
    await killWhileWriting('group', run, () => process.kill(-(run.npm.pid ?? 0), 'SIGKILL'));
  });

  test('when start.mjs is killed hard', async () => {
    const run = await start();
    await killWhileWriting('start.mjs', run, () =>
      process.kill(pidOf(run, /^node infra\/local\/start\.mjs/), 'SIGKILL'),
    );
  });

  test('when the guardian of the table engine is killed hard', async () => {
    const run = await start();
    await killWhileWriting('guardian', run, () => process.kill(pidOf(run, /engine\/guardian\.mjs/), 'SIGKILL'));
    expect(run.output()).toContain('The table engine has ended');
    expect(await run.exited).toBe(1);
  });

  test('after Ctrl-C, and refuses a second run on the same data before that', async () => {
    const run = await start();
    await expectAllReadable(run);
    const second = npmStart('--data', dataDir);
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`StorYd is already running on ${dataDir} at ${run.info.webUrl}`);
    expect((await fetch(run.info.webUrl)).status).toBe(200);
    process.kill(-(run.npm.pid ?? 0), 'SIGINT');
    await expectGone(run);
    expect(run.output()).not.toMatch(/error/i);
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });

  test('and nobody else on the computer can read that data', () => {
    const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
    expect(files).toEqual(expect.arrayContaining([join('table', 'storyd.db'), join('mailbox', 'mails.jsonl')]));
    expect(files.filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0)).toEqual([]);
  });
});

test.each([
  ['--data ""', ['--data', ''], 2, '--data needs the name of a folder.'],
  ['a data folder with other files', ['--data', 'lambdas'], 2, 'holds other files'],
  ['a data folder that cannot be', ['--data', '/dev/null/storyd'], 1, 'cannot be used: ENOTDIR'],
])('%s is refused with a message, without a stack trace', async (_name, args, code, text) => {
  const run = npmStart(...args);
  expect(await run.exited).toBe(code);
  expect(run.output()).toContain(text);
  expect(run.output()).not.toMatch(/^\s+at /m);
});

test('an option that does not exist is refused', async () => {
  const run = npmStart('--fresh');
  expect(await run.exited).toBe(2);
  expect(run.output()).toContain("Unknown option '--fresh'");
});
