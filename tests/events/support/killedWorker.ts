import type { ScheduledName } from '#infra/bundle.ts';
import { functionAtWork } from '#infra/local/grants/role.ts';
import { exportStore, setExportStore } from '#lambdas/ports/exports/exportStore.ts';
import { tableClient } from '#lambdas/store/table/client.ts';

/** What a process that was killed waits for. */
const never = () => new Promise<never>(() => {});
const WRITES = ['PutItemCommand', 'TransactWriteItemsCommand'];

/**
 * Runs a worker, and kills it at one of the moments before and after each of its lasting effects, in the
 * table and in the store: at once, so that nothing after that happens.
 * @param turn the number of moments that it survives
 * @returns whether it was killed, and how many moments there were
 */
export async function runKilledAt(
  turn: number,
  worker: () => Promise<void>,
  name: ScheduledName = 'export_companies',
): Promise<{ isKilled: boolean; moments: number }> {
  let moments = 0;
  let die = (): void => {};
  const death = new Promise<true>((resolve) => (die = () => resolve(true)));
  const moment = async (): Promise<void> => {
    moments += 1;
    if (moments <= turn) return;
    die();
    await never();
  };
  const effect = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await moment();
    const result = await work();
    await moment();
    return result;
  };
  const store = exportStore();
  setExportStore({
    ...store,
    put: (...args) => effect(() => store.put(...args)),
    begin: (...args) => effect(() => store.begin(...args)),
    putPart: (...args) => effect(() => store.putPart(...args)),
    complete: (...args) => effect(() => store.complete(...args)),
    abort: (...args) => effect(() => store.abort(...args)),
    delete: (...args) => effect(() => store.delete(...args)),
  });
  const { middlewareStack } = tableClient();
  middlewareStack.add(
    (next, context) => (args) =>
      functionAtWork() === name && WRITES.includes(String(context['commandName']))
        ? effect(() => next(args))
        : next(args),
    { step: 'initialize', name: 'kill' },
  );
  try {
    const isKilled = await Promise.race([worker().then(() => false), death]);
    return { isKilled, moments };
  } finally {
    middlewareStack.remove('kill');
    setExportStore(store);
  }
}
