import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import settings from '../../../cdk.json' with { type: 'json' };

type Stack = { type: string; environment?: string; properties?: { stackName?: string; terminationProtection?: boolean } };

let output: string;
let manifest: { artifacts: Record<string, Stack>; missing?: unknown[] };

beforeAll(async () => {
  output = await mkdtemp(join(tmpdir(), 'cdk-'));
  const cdk = fileURLToPath(new URL('../../../node_modules/aws-cdk/bin/cdk', import.meta.url));
  // Nobody is signed in to AWS, and there is no address that could be reached.
  const environment = { PATH: process.env['PATH'], HOME: output, HTTPS_PROXY: 'http://127.0.0.1:9', HTTP_PROXY: 'http://127.0.0.1:9' };
  await promisify(execFile)(process.execPath, [cdk, 'synth', '--quiet', '--output', output], { env: environment });
  manifest = JSON.parse(await readFile(join(output, 'manifest.json'), 'utf8')) as typeof manifest;
}, 60_000);
afterAll(() => rm(output, { recursive: true }));

test('the app is synthesised without an account, a network or anything looked up', () => {
  expect(manifest.missing ?? []).toEqual([]);
  const stacks = Object.values(manifest.artifacts).filter(({ type }) => type === 'aws:cloudformation:stack');
  expect(stacks.map(({ environment }) => environment)).toEqual(['aws://unknown-account/unknown-region']);
});

test('stacks keep the names under which they were first deployed', () => {
  const stacks = Object.entries(manifest.artifacts).filter(([, { type }]) => type === 'aws:cloudformation:stack');
  expect(stacks.map(([id, { properties }]) => [id, properties?.stackName, properties?.terminationProtection])).toEqual([['StorydData', 'storyd-data', true]]);
});

test('a clone names no company: each deployment lists its own', () => {
  expect(settings.context.companies).toEqual({});
});
