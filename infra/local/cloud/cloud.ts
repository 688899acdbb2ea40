import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages } from '#infra/local/web/builtPages.ts';
import { configJson } from '#infra/local/web/configJson.ts';
import { webHandler } from '#infra/local/web/webHandler.ts';
import { WEB } from '#infra/web.ts';
import { createTableClient, setTableClient } from '#lambdas/store/table/client.ts';
import { functionEnvironment, setEnvironment } from '../environment.ts';
import { LocalRunError } from '../localRunError.ts';
import { createLocalServer } from '../localServer.ts';
import type { Running } from '../running.ts';
import { type DemoAccount, seedDemo } from '../seed/seedDemo.ts';
import { apiProxy } from './apiProxy.ts';
import { callDeployed } from './callDeployed.ts';
import { cdkOn, type Outputs } from './cdk.ts';
import { type CloudPool, cloudPool } from './cloudPool.ts';
import { answersAt, type Emulator, findOrStartEmulator } from './emulator.ts';
import { deleteStacks } from './stacks.ts';

export type CloudOptions = {
  /** The folder for log, templates and pages of this run; for one run at a time. */
  readonly folder: string;
  /** The emulator's origin; one is started there if none answers. */
  readonly address: string;
  /** Requested port of the web application; 0 for any. */
  readonly port: number;
  readonly seed: 'demo' | 'empty';
  readonly print: (line: string) => void;
  /** Collects clean-up steps as soon as they are needed; they run in reverse order. */
  readonly closers: (() => Promise<void>)[];
};

/** The deployed product on an emulator. */
export type Cloud = Running & {
  readonly pool: CloudPool;
  readonly emulator: Emulator;
  readonly tableName: string;
  readonly accounts: readonly DemoAccount[];
};

/**
 * Deploys the product to an AWS emulator and serves its pages: used by `npm run cloud` and its tests. The environment
 * of this process names the deployed table afterwards.
 *
 * @throws LocalRunError for a problem that the user can fix, such as a resource that could not be created
 */
export async function startCloud({ folder, address, port, seed, print, closers }: CloudOptions): Promise<Cloud> {
  mkdirSync(folder, { recursive: true });
  const web = createLocalServer();
  const webUrl = `http://localhost:${await web.listen(port)}`;
  closers.push(web.close);
  const emulator = await findOrStartEmulator(address, logOf(folder), print);
  closers.push(emulator.stop);
  const outputs = await deploy(cdkOn(address, folder, print), webUrl, print);
  const pool = cloudPool(address, {
    poolId: output(outputs, 'storyd-auth', 'UserPoolId'),
    clientId: output(outputs, 'storyd-auth', 'UserPoolClientId'),
  });
  const tableName = output(outputs, 'storyd-data', 'TableName');
  setEnvironment(
    functionEnvironment({
      tableName,
      tableEndpoint: address,
      webUrl,
      userPool: { id: pool.config().poolId, endpoint: address },
    }),
  );
  setTableClient(createTableClient());
  const router = apiProxy(address, output(outputs, 'storyd-api', 'ApiEndpoint'));
  web.serve(
    webHandler(
      router,
      configJson(pool.config(), address, { emulator: true }),
      builtPages([address, address.replace(/^http/, 'ws')], copiedPages(folder)),
    ),
  );
  const apiUrl = `${webUrl}/api`;
  if (seed === 'demo') print('Adding the demo companies ...');
  const accounts = seed === 'demo' ? await seedDemo({ pool, as: callDeployed(pool, apiUrl) }) : [];
  if (seed === 'demo' && emulator.own && emulator.notes.length === 0)
    await rebuildIndex(address, output(outputs, 'storyd-events', 'RebuildIndex'), print);
  return { webUrl, apiUrl, cognitoUrl: address, pool, emulator, tableName, accounts };
}

async function deploy(cdk: ReturnType<typeof cdkOn>, webUrl: string, print: (line: string) => void): Promise<Outputs> {
  print('Building functions and pages ...');
  await cdk.synth(webUrl);
  print('Preparing the emulator for the CDK ...');
  await cdk.bootstrap();
  print('Deploying ...');
  return cdk.deploy();
}

/**
 * Repairs index updates that failed while a freshly started OpenSearch was still slow: the emulator delivers no record
 * to a stream consumer twice.
 */
async function rebuildIndex(address: string, name: string, print: (line: string) => void): Promise<void> {
  print('Building the search index ...');
  const answer = await fetch(`${address}/2015-03-31/functions/${name}/invocations`, { method: 'POST', body: '{}' });
  if (!answer.ok || answer.headers.has('x-amz-function-error'))
    throw new Error(`${name} answered ${answer.status} ${await answer.text()}`);
}

/** A copy of the built pages, so that a new build does not remove files of open pages. */
function copiedPages(folder: string): string {
  const copy = join(folder, 'web');
  rmSync(copy, { recursive: true, force: true });
  cpSync(WEB, copy, { recursive: true });
  return copy;
}

function output(outputs: Outputs, stack: string, name: string): string {
  const value = outputs[stack]?.[name];
  if (value === undefined) throw new Error(`${stack} has no output ${name}`);
  return value;
}

/** Deletes everything of ours from an emulator. @throws LocalRunError when none answers, or it retains something */
export async function destroyCloud(address: string, print: (line: string) => void): Promise<void> {
  if (!(await answersAt(address)))
    throw new LocalRunError(`No emulator answers at ${address}, so there is nothing to take away.`);
  print(`Taking the stacks away from ${address} ...`);
  await deleteStacks(address, print);
}

/** The log file of our own emulator. */
export const logOf = (folder: string): string => join(folder, 'ministack.log');
