import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { identity } from '#infra/local/cognito/policy.ts';
import { password, startPool } from './localPool.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cognito-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

it('a killed process keeps every sign-up that was acknowledged', async () => {
  const script = fileURLToPath(new URL('./crashingPool.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const origin = `http://127.0.0.1:${line.toString().trim()}`;

  const acknowledged: string[] = [];
  const signUp = async (email: string): Promise<void> => {
    const response = await fetch(origin, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' },
      body: JSON.stringify({ ClientId: identity.clientId, Username: email, Password: password }),
    });
    if (!response.ok) throw new Error(await response.text());
    acknowledged.push(email);
    if (acknowledged.length === 15) child.kill('SIGKILL');
  };
  // Each of six clients goes on to the next person, so that at any time some are being written and some answered.
  const clients = Array.from({ length: 6 }, async (_, client) => {
    for (let person = 0; ; person += 1) await signUp(`person${client}-${person}@acme.example`);
  });
  await Promise.allSettled(clients);
  await gone;

  expect(acknowledged.length).toBeGreaterThanOrEqual(15);
  const local = await startPool({ dataDir: folder });
  const kept = new Set(local.pool.admin.listUsers().map(({ email }) => email));
  await local.stop();
  expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
});
