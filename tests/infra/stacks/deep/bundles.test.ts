import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  bundle,
  entryPoints,
  internalNames,
  scheduledNames,
  socketNames,
  toolNames,
  triggerNames,
} from '#infra/bundle.ts';
import { createTable } from '#infra/local/engine/createTable.ts';
import { startTableEngine } from '#infra/local/engine/startTableEngine.ts';
import { readerNames } from '#infra/streamReaders.ts';
import { callNames, registry } from '#shared/contract/registry.ts';
import { everyCall } from '#tests/fixtures/everyCall.ts';
import { lambdaNode } from '../support/lambdaNode.ts';
import { found } from '../support/templates.ts';

const names = Object.keys(entryPoints());
let folder: string;
let node: string;

beforeAll(async () => {
  node = lambdaNode();
  folder = await mkdtemp(join(tmpdir(), 'bundles-'));
  // Of an earlier deployment, whose call is no more.
  await mkdir(join(folder, 'gone'));
  await bundle(folder);
}, 300_000);
afterAll(() => rm(folder, { recursive: true }));

type Step = { name: string; event?: unknown };
type Outcome = { name: string; result?: Record<string, unknown>; error?: string };

/**
 * Runs bundles in a Node of their own, of the version that Lambda runs, which finds nothing of the project around them,
 * with the environment of a Lambda and no way out.
 */
async function run(steps: readonly Step[], environment: Readonly<Record<string, string>> = {}): Promise<Outcome[]> {
  const script = fileURLToPath(new URL('../support/runBundles.mjs', import.meta.url));
  const env = {
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'x',
    TABLE_NAME: 'storyd',
    LOG_LEVEL: 'error',
    HOME: '/nowhere',
    DYNAMODB_ENDPOINT: 'http://127.0.0.1:9',
    COMPANIES: '{"acme.example":{"superAdmin":"ann@acme.example"}}',
    WEB_URL: 'https://storyd.acme.example',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    ...environment,
  };
  const child = spawn(node, [script, folder], { cwd: folder, env });
  child.stdin.end(JSON.stringify(steps));
  const [output, problems] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  expect(problems).toBe('');
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Outcome)
    .filter(({ name }) => name !== undefined);
}

/** A request as the gateway hands it over, of nobody unless `claims` say of whom. */
function request(
  name: (typeof callNames)[number],
  input: object = {},
  claims?: Readonly<Record<string, string>>,
): Step {
  const { method } = registry[name];
  const event = {
    headers: {},
    requestContext: { requestId: `of ${name}`, ...(claims !== undefined && { authorizer: { jwt: { claims } } }) },
    ...(method === 'GET' ? { queryStringParameters: input } : { body: JSON.stringify(input) }),
    isBase64Encoded: false,
  };
  return { name, event };
}

const bodyOf = ({ result }: Outcome) => JSON.parse(String(result?.['body'])) as Record<string, unknown>;

test('there is one single-file bundle per call, trigger, stream consumer and tool, and none of a removed call', async () => {
  expect((await readdir(folder)).sort()).toEqual(
    [
      ...callNames,
      ...triggerNames,
      ...readerNames,
      ...scheduledNames,
      ...toolNames,
      ...internalNames,
      ...socketNames,
    ].sort(),
  );
  for (const name of names) expect(await readdir(join(folder, name))).toEqual(['index.mjs']);
});

describe('in plain Node, without a network', () => {
  test('every function loads in the Node of Lambda', { timeout: 180_000 }, async () => {
    const outcomes = await run(names.map((name) => ({ name })));
    expect(outcomes.map(({ name }) => name)).toEqual(names);
    const loaded = { handler: 'function', node: expect.stringMatching(/^v24\./) };
    for (const { name, result, error } of outcomes) expect(result, `${name} ${error ?? ''}`).toEqual(loaded);
  });

  test('every call answers somebody without a token', { timeout: 180_000 }, async () => {
    const outcomes = await run(everyCall().map((name) => request(name)));
    expect(outcomes.map(({ name }) => name)).toEqual(everyCall());
    for (const outcome of outcomes) {
      const { access } = found(registry[outcome.name as keyof typeof registry], outcome.name);
      const [status, code] = access.name === 'public' ? [400, 'bad-input'] : [401, 'not-authenticated'];
      expect(outcome.result?.['statusCode'], `${outcome.name} ${outcome.error ?? ''}`).toBe(status);
      expect(bodyOf(outcome)['code']).toBe(code);
    }
  });

  test('every trigger that needs no table works', async () => {
    const attributes = (email: string) => ({
      request: { userAttributes: { email, email_verified: 'false' }, codeParameter: '{####}' },
      response: {},
    });
    const [welcome, stranger, unverified, mail] = await run([
      { name: 'pre_sign_up', event: attributes('bob@acme.example') },
      { name: 'pre_sign_up', event: attributes('bob@elsewhere.example') },
      { name: 'pre_token_generation', event: attributes('bob@acme.example') },
      { name: 'custom_message', event: { ...attributes('bob@acme.example'), triggerSource: 'CustomMessage_SignUp' } },
    ]);
    expect(welcome?.error).toBeUndefined();
    expect(stranger?.error).toMatch(/^Error: ./);
    expect(unverified?.result?.['response']).toEqual({
      claimsOverrideDetails: { claimsToAddOrOverride: { company: 'acme.example' } },
    });
    expect(JSON.stringify(mail?.result?.['response'])).toContain(
      'https://storyd.acme.example/unverified_email#email=bob%40acme.example&amp;code={####}',
    );
  });
});

describe('at a table', () => {
  test('the stubbed parts of the SDK are not needed: a person is registered, a map created, and created once', async () => {
    const engine = await startTableEngine();
    try {
      await createTable(engine, 'storyd', { fresh: false });
      const claims = {
        token_use: 'id',
        sub: 's1',
        auth_time: '1700000000',
        email: 'ann@acme.example',
        email_verified: 'true',
        company: 'acme.example',
      };
      const confirmed = {
        request: { userAttributes: { email: 'ann@acme.example', email_verified: 'true', sub: 's1', name: 'Ann' } },
        response: {},
      };
      const create = request('story_map_container_create', { name: 'Map', why: 'To see it work' }, claims);
      const repeated = { ...create, event: { ...(create.event as object), headers: { 'idempotency-key': 'k1' } } };
      const steps = [
        { name: 'post_confirmation', event: { ...confirmed, triggerSource: 'PostConfirmation_ConfirmSignUp' } },
        { name: 'pre_token_generation', event: confirmed },
        repeated,
        repeated,
        request('story_map_list', { list_type: 'owner' }, claims),
        request('user_sign_in_provider_id', { email: 'ann@acme.example' }),
        { name: 'post_confirmation', event: { ...confirmed, triggerSource: 'PostConfirmation_ConfirmForgotPassword' } },
        request('story_map_list', { list_type: 'owner' }, claims),
      ];
      const [signedUp, token, made, again, list, provider, reset, ended] = await run(steps, {
        DYNAMODB_ENDPOINT: engine.endpoint,
      });
      expect(signedUp?.error).toBeUndefined();
      expect(JSON.stringify(token?.result?.['response'])).toContain('"super_admin":"true"');
      expect(made && bodyOf(made)).toMatchObject({ id: expect.any(String), change: expect.any(String) });
      expect(again && bodyOf(again)).toEqual(made && bodyOf(made));
      expect(list && JSON.stringify(bodyOf(list)).match(/"name":"Map"/g)).toHaveLength(1);
      expect(provider && bodyOf(provider)).toEqual({ providerId: 'password' });
      expect(reset?.error).toBeUndefined();
      expect(ended?.result?.['statusCode']).toBe(401);
    } finally {
      await engine.stop();
    }
  }, 180_000);

  test('an unreachable table is a fault, reported with a request id and without its message', async () => {
    const claims = {
      token_use: 'id',
      sub: 's1',
      auth_time: '1700000000',
      email: 'ann@acme.example',
      email_verified: 'true',
      company: 'acme.example',
    };
    const [outcome] = await run([request('company_users', {}, claims)]);
    expect(outcome?.result?.['statusCode']).toBe(500);
    expect(outcome && bodyOf(outcome)).toMatchObject({ code: 'unknown', requestId: 'of company_users' });
    expect(JSON.stringify(outcome)).not.toMatch(/ECONNREFUSED|not in this bundle/);
  }, 180_000);
});
