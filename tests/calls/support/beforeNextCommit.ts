import { createTableClient, setTableClient } from '#lambdas/data/client.ts';

/** Lets something happen between what the next command reads and what it writes: its commit waits until `act` is done. */
export function beforeNextCommit(act: () => Promise<unknown>): void {
  const plain = createTableClient();
  const client = createTableClient();
  client.middlewareStack.add(
    (next, context) => async (args) => {
      if (String(context['commandName']) === 'TransactWriteItemsCommand') {
        setTableClient(plain);
        await act();
      }
      return next(args);
    },
    { step: 'initialize', name: 'meanwhile' },
  );
  setTableClient(client);
}
