import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { functionAtWork, outsideRoles } from '#infra/local/grants/role.ts';
import type { Exporting } from '#lambdas/entities/company/exporting.ts';
import { exportStore, setExportStore } from '#lambdas/ports/exports/exportStore.ts';
import type { ExportStore } from '#lambdas/ports/exports/port.ts';
import { companyReader } from '#lambdas/store/companyReader.ts';
import * as exportKeys from '#lambdas/store/keys/companyExport.ts';
import { tableClient } from '#lambdas/store/table/client.ts';
import { mapOf } from '#tests/calls/support/mapOf.ts';
import { companyOf } from '#tests/calls/support/searching.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createMemoryStore } from './support/exportedFiles.ts';
import { export_companies } from './support/functions.ts';
import { runKilledAt } from './support/killedWorker.ts';

const MINUTE = 60_000;

const stack = useStack();
let world: SmallWorld;
let local: ExportStore;
beforeAll(async () => {
  world = await createSmallWorld(stack());
  for (let i = 0; i < 5; i += 1) await mapOf(world, 'A: a1');
  local = exportStore();
  // One part holds a whole file, so that a step reads many pages.
  setExportStore(createMemoryStore(10_000_000));
});
afterEach(() => {
  vi.useRealTimers();
  tableClient().middlewareStack.remove('slow');
});

async function start(): Promise<void> {
  const { export: latest } = await world.call('company_export', {});
  await world.call('start_company_export', { latest: latest?.exportId ?? null });
}
const stateNow = async () => (await world.call('company_export', {})).export?.state;

describe('the lease of an export', () => {
  test('is renewed during a step that takes longer, so that nobody else goes on', async () => {
    await start();
    const { reader } = companyReader(companyOf(world));
    let now = Date.now() - 600 * MINUTE;
    vi.useFakeTimers({ toFake: ['Date'], now });
    let [queries, lapsed] = [0, 0];
    tableClient().middlewareStack.add(
      (next, context) => async (args) => {
        if (functionAtWork() === 'export_companies' && context['commandName'] === 'QueryCommand') {
          queries += 1;
          vi.setSystemTime((now += MINUTE));
          const [row] = await outsideRoles(() => reader.get<[Exporting]>([exportKeys.exporting(reader.keys)]));
          if (row?.until !== undefined && row.until < now) lapsed += 1;
        }
        return next(args);
      },
      { step: 'initialize', name: 'slow' },
    );
    await export_companies();
    expect(queries).toBeGreaterThan(60);
    expect(lapsed).toBe(0);
    vi.useRealTimers();
    expect(await stateNow()).toBe('finished');
  });

  test('that is lost ten times in a row ends the export', async () => {
    await start();
    const began = Date.now() - 600 * MINUTE;
    for (let i = 0; i < 10; i += 1) {
      vi.useFakeTimers({ toFake: ['Date'], now: began + i * 4 * MINUTE });
      // Killed as soon as it has the lease.
      expect(await runKilledAt(2, export_companies)).toMatchObject({ isKilled: true });
    }
    vi.useRealTimers();
    expect(await stateNow()).toBe('running');
    const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await expect(export_companies()).rejects.toThrow('1 companies');
    out.mockRestore();
    expect(await stateNow()).toBe('failed');
    setExportStore(local);
  });
});
