import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { bundleOptions } from '#infra/bundle.ts';
import type * as exports from '#lambdas/ports/exports/s3.ts';
import type * as identity from '#lambdas/ports/identity/userPool.ts';
import type * as gateway from '#lambdas/ports/jira/gateway.ts';
import type * as kms from '#lambdas/ports/jira/kmsCipher.ts';
import type * as mail from '#lambdas/ports/mail/ses.ts';
import type { PoolName } from '#shared/model/people/poolName.ts';
import { ROLE, startBucket } from '#tests/events/support/bucket.ts';

/** The clients of the SDK as they are in a function, where parts of them are replaced. */

type Ports = typeof exports & typeof identity & typeof kms & typeof gateway & typeof mail;

const ports = ['exports/s3', 'identity/userPool', 'jira/kmsCipher', 'jira/gateway', 'mail/ses'];

async function bundled(): Promise<Ports> {
  const folder = await mkdtemp(join(tmpdir(), 'clients-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const entry = join(folder, 'ports.ts');
  const root = fileURLToPath(new URL('../../../lambdas/ports/', import.meta.url));
  await writeFile(entry, ports.map((port) => `export * from '${root}${port}.ts';\n`).join(''));
  await build(bundleOptions(folder, { ports: entry }));
  return (await import(pathToFileURL(join(folder, 'ports/index.mjs')).href)) as Ports;
}

/** A server in the place of services with JSON: what it was asked, by the last part of its target or path. */
async function startService(answers: Readonly<Record<string, object>>) {
  const asked: string[] = [];
  const server = createServer((message, response) => {
    void text(message).then(() => {
      const operation =
        String(message.headers['x-amz-target'] ?? message.url)
          .split(/[./]/)
          .pop() ?? '';
      asked.push(operation);
      const isSigned = message.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=AKID/') === true;
      response
        .writeHead(isSigned ? 200 : 403, { 'content-type': 'application/json' })
        .end(JSON.stringify(answers[operation] ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close().closeAllConnections());
  return { asked, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

afterEach(() => vi.unstubAllEnvs());

test('ask their services, signed with the role of the function', async () => {
  const CiphertextBlob = Buffer.from('sealed').toString('base64');
  const service = await startService({ Encrypt: { CiphertextBlob }, invocations: { answer: 7 } });
  const bucket = await startBucket('exports');
  onTestFinished(bucket.stop);
  const environment = { ...ROLE, AWS_ENDPOINT_URL: service.endpoint, AWS_ENDPOINT_URL_S3: bucket.endpoint };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.stubEnv('USER_POOL_ID', 'eu-central-1_pool');
  vi.stubEnv('USER_POOL_ENDPOINT', undefined);
  const { userPool, createKmsCipher, createLambdaGateway, createS3Store, createSesMailer } = await bundled();
  const owner = { company: 'acme.example', integrationId: 'i1' };

  await userPool().deleteAccount('ann' as PoolName);
  expect(await createKmsCipher('key').encrypt({ token: 'secret' }, owner)).toBe(CiphertextBlob);
  const question = { ...owner, integrationType: 'jira-cloud', baseUrl: 'https://a', knownInstance: null } as const;
  expect(await createLambdaGateway('gateway').probe({ ...question, credential: null })).toEqual({ answer: 7 });
  await createSesMailer('storyd@acme.example').send({ to: 'ann@acme.example', subject: 'a', html: 'b', text: 'c' });
  expect(service.asked).toEqual(['AdminDeleteUser', 'Encrypt', 'invocations', 'outbound-emails']);

  const store = createS3Store('exports');
  await store.put('acme.example/1/user.jsonl.gz', new Uint8Array([65]), { fileName: 'a.gz' });
  const file = await fetch(await store.link('acme.example/1/user.jsonl.gz', 60));
  expect([file.status, await file.text()]).toEqual([200, 'A']);
});
