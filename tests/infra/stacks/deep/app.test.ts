import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import settings from '../../../../cdk.json' with { type: 'json' };

type Stack = {
  type: string;
  environment?: string;
  dependencies?: string[];
  properties?: { stackName?: string; terminationProtection?: boolean };
};

let output: string;
let manifest: { artifacts: Record<string, Stack>; missing?: unknown[] };

beforeAll(async () => {
  output = await mkdtemp(join(tmpdir(), 'cdk-'));
  const cdk = fileURLToPath(new URL('../../../../node_modules/aws-cdk/bin/cdk', import.meta.url));
  // Nobody is signed in to AWS, and there is no address that could be reached.
  const environment = {
    PATH: process.env['PATH'],
    HOME: output,
    HTTPS_PROXY: 'http://127.0.0.1:9',
    HTTP_PROXY: 'http://127.0.0.1:9',
  };
  await promisify(execFile)(process.execPath, [cdk, 'synth', '--quiet', '--output', output], { env: environment });
  manifest = JSON.parse(await readFile(join(output, 'manifest.json'), 'utf8')) as typeof manifest;
}, 400_000);
afterAll(() => rm(output, { recursive: true }));

test('the app is synthesised without an account, a network or look-ups', () => {
  expect(manifest.missing ?? []).toEqual([]);
  const stacks = Object.values(manifest.artifacts).filter(({ type }) => type === 'aws:cloudformation:stack');
  expect(stacks.map(({ environment }) => environment)).toEqual(Array(9).fill('aws://unknown-account/unknown-region'));
});

test('stacks keep the names of their first deployment, and those with data have deletion protection', () => {
  const stacks = Object.entries(manifest.artifacts).filter(([, { type }]) => type === 'aws:cloudformation:stack');
  expect(
    stacks.map(([id, { properties }]) => [id, properties?.stackName, properties?.terminationProtection ?? false]),
  ).toEqual([
    ['StorydData', 'storyd-data', true],
    ['StorydAuth', 'storyd-auth', true],
    ['StorydSearch', 'storyd-search', false],
    ['StorydTracker', 'storyd-tracker', false],
    ['StorydLive', 'storyd-live', false],
    ['StorydApi', 'storyd-api', false],
    ['StorydEvents', 'storyd-events', false],
    ['StorydWeb', 'storyd-web', false],
    ['StorydOperations', 'storyd-operations', false],
  ]);
});

test('each stack depends on those that it refers to, and none on itself', () => {
  const needs = (id: string) =>
    (manifest.artifacts[id]?.dependencies ?? [])
      .filter((one) => manifest.artifacts[one]?.type === 'aws:cloudformation:stack')
      .sort();
  expect(needs('StorydData')).toEqual([]);
  expect(needs('StorydAuth')).toEqual(['StorydData']);
  expect(needs('StorydSearch')).toEqual([]);
  expect(needs('StorydTracker')).toEqual(['StorydData']);
  expect(needs('StorydLive')).toEqual(['StorydData']);
  expect(needs('StorydApi')).toEqual(['StorydAuth', 'StorydData', 'StorydLive', 'StorydSearch', 'StorydTracker']);
  expect(needs('StorydEvents')).toEqual(['StorydData', 'StorydLive', 'StorydSearch', 'StorydTracker']);
  expect(needs('StorydWeb')).toEqual(['StorydApi', 'StorydAuth', 'StorydLive']);
  expect(needs('StorydOperations')).toEqual(['StorydApi', 'StorydEvents', 'StorydLive', 'StorydSearch']);
});

test('stacks pin what they use of others, so that it cannot be removed first', async () => {
  const files = (await readdir(output)).filter((file) => file.endsWith('.template.json'));
  const templates = await Promise.all(files.map((file) => readFile(join(output, file), 'utf8')));
  expect(templates.filter((template) => template.includes('Fn::ImportValue')).length).toBeGreaterThan(2);
  expect(templates.filter((template) => template.includes('Fn::GetStackOutput'))).toEqual([]);
});

test('functions and pages are built during synthesis', async () => {
  const folders = (await readdir(output, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && entry.name.startsWith('asset.'),
  );
  const contents = await Promise.all(folders.map(({ name }) => readdir(join(output, name))));
  expect(contents.filter((files) => files.join() === 'index.mjs').length).toBeGreaterThan(0);
  expect(
    contents.filter((files) => files.includes('index.html') && !files.some((file) => file.startsWith('static'))),
  ).toHaveLength(1);
  expect(contents.filter((files) => files.some((file) => /^main-.*\.js$|^index-.*\.js$/.test(file)))).toHaveLength(2);
});

test('a clone lists no company: each deployment lists its own', () => {
  expect(settings.context.companies).toEqual({});
});
