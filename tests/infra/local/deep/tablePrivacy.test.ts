import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTable } from '#infra/local/engine/createTable.ts';
import type { EngineAddress } from '#infra/local/engine/engineAddress.ts';
import { startTableEngine, type TableEngine } from '#infra/local/engine/startTableEngine.ts';
import { tableRequest } from '#infra/local/engine/tableRequest.ts';
import { setEnvironment } from '#infra/local/environment.ts';
import { currentBuild } from '#infra/local/web/currentBuild.ts';
import { ownListeningPorts } from '../support/listeningPorts.ts';
import { endHard, tableOf, upAndRunning, type UpRun } from '../support/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'storyd-privacy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Not in the seconds that a start has here.
beforeAll(() => currentBuild(), 180_000);

const restores: (() => void)[] = [];
const runs: UpRun[] = [];
const engines: TableEngine[] = [];
afterEach(async () => {
  runs.splice(0).forEach(endHard);
  await Promise.all(engines.splice(0).map((engine) => engine.stop()));
  restores.splice(0).forEach((restore) => restore());
});

const NOTICE = 'Other users of this computer can read and write the data';

/** Puts an item with an unguessable key into the table of a run. */
async function mark(engine: EngineAddress): Promise<{ pk: { S: string }; sk: { S: string } }> {
  const key = { pk: { S: `MARK#${randomUUID()}` }, sk: { S: 'mark' } };
  await tableRequest(engine, 'PutItem', { TableName: 'storyd', Item: key });
  return key;
}

/** The TCP ports that answer as the table with this item. Other tables of the machine belong to other tests. */
async function portsWith(key: object): Promise<string[]> {
  const ask = (endpoint: string, operation: string, input: object) =>
    Promise.race([
      tableRequest({ endpoint }, operation, input).catch(() => undefined),
      new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 1_000)),
    ]);
  const found = ownListeningPorts().map(async (endpoint) => {
    const tables = (await ask(endpoint, 'ListTables', {})) as { TableNames?: unknown } | undefined;
    if (tables?.TableNames === undefined) return [];
    const answer = (await ask(endpoint, 'GetItem', { TableName: 'storyd', Key: key })) as { Item?: object } | undefined;
    return answer?.Item === undefined ? [] : [endpoint];
  });
  return (await Promise.all(found)).flat();
}

async function startEngine(dbPath: string): Promise<TableEngine> {
  const engine = await startTableEngine({ dbPath });
  engines.push(engine);
  await createTable(engine, 'storyd', { fresh: false });
  return engine;
}

describe('the table of a local run', { timeout: 180_000 }, () => {
  test('is reached by no TCP port of the machine, or the run says at its start that it is', async () => {
    const run = await upAndRunning(join(folder, 'run'), '--empty');
    runs.push(run);
    const key = await mark(tableOf(run));
    const ports = await portsWith(key);
    if (ports.length > 0) expect(run.output()).toContain(NOTICE);
    else expect(run.output()).not.toContain(NOTICE);
    expect(ports.length > 0).toBe(run.info.tableSocket === undefined);
  });

  test('is reached through a socket in a folder of its owner, also where the path is too long for one', async () => {
    const long = join(folder, 'x'.repeat(100));
    mkdirSync(long);
    for (const place of [folder, long]) {
      const engine = await startEngine(join(place, 'table', 'storyd.db'));
      if (engine.socketPath !== undefined) {
        expect(statSync(dirname(engine.socketPath)).mode & 0o777).toBe(0o700);
        expect(engine.socketPath.startsWith(folder)).toBe(place === folder);
      }
      const key = await mark(engine);
      expect(await tableRequest(engine, 'GetItem', { TableName: 'storyd', Key: key })).toEqual({ Item: key });
    }
  });

  test('is on a port where the system has no network of its own for it', async () => {
    restores.push(setEnvironment({ PATH: join(folder, 'no-programs') }));
    const engine = await startEngine(join(folder, 'open', 'storyd.db'));
    expect(engine.socketPath).toBeUndefined();
    expect(await portsWith(await mark(engine))).toEqual([engine.endpoint]);
  });
});
