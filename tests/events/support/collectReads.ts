import { createTableClient, setTableClient } from '#lambdas/store/table/client.ts';

/** Collects the keys of all rows that a function reads from now on, until the test sets another client. */
export function collectReads(): { pk: string; sk: string }[] {
  const keys: { pk: string; sk: string }[] = [];
  type Found = { pk: string; sk: string };
  const client = createTableClient();
  client.middlewareStack.add(
    (next) => async (args) => {
      const answer = await next(args);
      const { Items = [], Responses = {} } = answer.output as { Items?: Found[]; Responses?: Record<string, Found[]> };
      keys.push(...Items, ...Object.values(Responses).flat());
      return answer;
    },
    { step: 'initialize', name: 'collectReads' },
  );
  setTableClient(client);
  return keys;
}
