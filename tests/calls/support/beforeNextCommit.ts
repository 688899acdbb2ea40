import { outsideRoles } from '#infra/local/grants/role.ts';
import { createTableClient, setTableClient } from '#lambdas/data/client.ts';

/** Runs `act` between the reads and the write of the next command, whose commit waits for it. */
export function beforeNextCommit(act: () => Promise<unknown>): void {
  const plain = createTableClient();
  const client = createTableClient();
  client.middlewareStack.add(
    (next, context) => async (args) => {
      if (String(context['commandName']) === 'TransactWriteItemsCommand') {
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
 * Runs `act` between the reads of the next call's authorization and its handler's reads, whose query waits for both.
 */
export function beforeNextQuery(act: () => Promise<unknown>): void {
  const plain = createTableClient();
  const client = createTableClient();
  let markRead = (): void => {};
  const authorizationHasRead = new Promise<void>((resolve) => (markRead = resolve));
  client.middlewareStack.add(
    (next, context) => async (args) => {
      if (String(context['commandName']) === 'QueryCommand') {
        await authorizationHasRead;
        setTableClient(plain);
        await outsideRoles(act);
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
