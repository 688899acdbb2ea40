import { setImmediate as immediate } from 'node:timers/promises';
import { outsideRoles } from '#infra/local/grants/role.ts';
import { createTableClient, setTableClient } from '#lambdas/store/table/client.ts';
import { isInBackground, isInvoked } from './inBackground.ts';

/**
 * Runs `act` between the reads and the write of the next command, whose commit waits for it. Background work goes on.
 */
export function beforeNextCommit(act: () => Promise<unknown>): void {
  const plain = createTableClient();
  const client = createTableClient();
  client.middlewareStack.add(
    (next, context) => async (args) => {
      if (String(context['commandName']) === 'TransactWriteItemsCommand' && !isInBackground()) {
        setTableClient(plain);
        await outsideRoles(act);
      }
      return next(args);
    },
    { step: 'initialize', name: 'meanwhile' },
  );
  setTableClient(client);
}

/**
 * Runs `act` between the reads of the next call's authorization and its handler's reads, whose queries wait for both.
 */
export function beforeNextQuery(act: () => Promise<unknown>): void {
  const plain = createTableClient();
  const client = createTableClient();
  let acted: Promise<unknown> | undefined;
  let markRead = (): void => {};
  const authorizationHasRead = new Promise<void>((resolve) => (markRead = resolve));
  client.middlewareStack.add(
    (next, context) => async (args) => {
      if (isInBackground()) return next(args);
      if (String(context['commandName']) === 'QueryCommand') {
        await authorizationHasRead;
        setTableClient(plain);
        await (acted ??= outsideRoles(act));
        return next(args);
      }
      const answer = await next(args);
      markRead();
      return answer;
    },
    { step: 'initialize', name: 'in-between' },
  );
  setTableClient(client);
}

/**
 * Runs `act` in the middle of the next call's reads.
 * @param isLate whether a read, by its number from 0, is answered only after `act`
 * @returns how many reads have been sent
 */
export function betweenReads(isLate: (read: number) => boolean, act: () => Promise<unknown>): () => number {
  const plain = createTableClient();
  const client = createTableClient();
  const early: Promise<unknown>[] = [];
  let sent = 0;
  let acted: Promise<unknown> | undefined;
  const actOnce = async () => {
    // The reads that are sent together are known now.
    await immediate();
    await Promise.allSettled(early);
    setTableClient(plain);
    await outsideRoles(act);
  };
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const isWrite = String(context['commandName']) === 'TransactWriteItemsCommand';
      // Once the gateway to Jira reads, the call is no longer in the middle of its own reads.
      if (isWrite || isInBackground() || isInvoked()) return next(args);
      if (isLate(sent++)) {
        await (acted ??= actOnce());
        return next(args);
      }
      const answer = next(args);
      early.push(answer);
      return answer;
    },
    { step: 'initialize', name: 'in-the-middle' },
  );
  setTableClient(client);
  return () => sent;
}
