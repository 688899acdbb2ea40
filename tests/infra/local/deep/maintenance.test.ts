import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { currentBuild } from '#infra/local/web/currentBuild.ts';
import { endHard, expectGone, upAndRunning, type UpRun } from '../support/run.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

// Not in the seconds that a start has here.
beforeAll(() => currentBuild(), 180_000);

let folder: string;
let run: UpRun | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storyd-maintenance-'));
});
afterEach(() => {
  if (run !== undefined) endHard(run);
  run = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** Runs `npm run maintenance -- <args>` on the folder. */
function maintenance(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['run', '--silent', 'maintenance', '--', ...args, '--data', folder],
    { cwd: root, encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
}

test('the command starts maintenance on this machine, and ends it again', { timeout: 180_000 }, async () => {
  run = await upAndRunning(folder, '--empty');
  const { webUrl } = run.info;
  const status = async () => (await fetch(`${webUrl}/api/user_sign_in_provider_id?email=ann@acme.example`)).status;
  expect(await status()).toBe(200);

  expect(maintenance('on')).toMatchObject({
    status: 0,
    output: expect.stringContaining(`${webUrl} is under maintenance`) as string,
  });
  expect(await status()).toBe(503);
  expect(maintenance('off')).toMatchObject({
    status: 0,
    output: expect.stringContaining(`${webUrl} is open again`) as string,
  });
  expect(await status()).toBe(200);

  process.kill(run.npm.pid ?? 0, 'SIGTERM');
  await expectGone(run);
});

test('the command says when nothing runs, and when it was not understood', () => {
  expect(maintenance('on')).toMatchObject({
    status: 1,
    output: expect.stringContaining('No StorYd is running') as string,
  });
  expect(maintenance('maybe')).toMatchObject({ status: 2, output: expect.stringContaining('on|off') as string });
});
