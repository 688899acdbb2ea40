import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages } from '#infra/local/web/builtPages.ts';
import { configJson } from '#infra/local/web/configJson.ts';
import { webHandler } from '#infra/local/web/webHandler.ts';
import { WEB } from '#infra/web.ts';
import { createTableClient, setTableClient } from '#lambdas/data/client.ts';
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
  /** Where log, templates and pages of this run are kept; of one run at a time. */
  readonly folder: string;
  /** The emulator's origin; one is started there where none answers. */
  readonly address: string;
  /** Wished port of the web application; 0 for any. */
  readonly port: number;
  readonly seed: 'demo' | 'empty';
  readonly print: (line: string) => void;
  /** Gets what is to be undone at the end, the last first, as soon as it is there. */
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
 * Deploys the product to an emulator of AWS and serves its pages: what `npm run cloud` does, and what its tests run against. The environment of this process names the
 * deployed table afterwards.
 *
 * @throws LocalRunError when something that people can mend is in the way, such as a resource that could not be made
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
  web.serve(webHandler(router, configJson(pool.config(), address, true), builtPages(address, copiedPages(folder))));
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

/** Makes up for what an OpenSearch that had just been started was too slow for: the emulator hands nothing to a reader of the stream twice. */
async function rebuildIndex(address: string, name: string, print: (line: string) => void): Promise<void> {
  print('Building the search index ...');
  const answer = await fetch(`${address}/2015-03-31/functions/${name}/invocations`, { method: 'POST', body: '{}' });
  if (!answer.ok || answer.headers.has('x-amz-function-error'))
    throw new Error(`${name} answered ${answer.status} ${await answer.text()}`);
}

/** A copy of the built pages, so that a new build does not remove files of pages that are open. */
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

/** Takes everything of ours away from an emulator. @throws LocalRunError when none answers, or it keeps something */
export async function destroyCloud(address: string, print: (line: string) => void): Promise<void> {
  if (!(await answersAt(address)))
    throw new LocalRunError(`No emulator answers at ${address}, so there is nothing to take away.`);
  print(`Taking the stacks away from ${address} ...`);
  await deleteStacks(address, print);
}

/** The file with what our own emulator tells. */
export const logOf = (folder: string): string => join(folder, 'ministack.log');
