import { beforeEach, describe, expect, test } from 'vitest';
import { registeringAccess, tableAccess, type TableAccess } from '#infra/tableActions.ts';
import { createTableClient, setTableClient } from '#lambdas/data/client.ts';
import { callNames, registry } from '#shared/contract/registry.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { send } from './support/caller.ts';
import { useStack } from './support/useStack.ts';
import { createWorld, signUp } from './support/world.ts';

/** The local engine knows no rights, so what a deployed function would be refused is found here: by what was asked of the table. */

type Asked = { action: string; partition: string };
type Key = { pk?: string };
type Step = { TableName?: string; Key?: Key; Item?: Key };
type Input = {
  RequestItems?: Record<string, { Keys?: Key[] }>;
  ExpressionAttributeValues?: Record<string, string>;
  TransactItems?: { Put?: Step; Update?: Step; Delete?: Step; ConditionCheck?: Step }[];
};

const steps = { Put: 'PutItem', Update: 'UpdateItem', Delete: 'DeleteItem', ConditionCheck: 'ConditionCheckItem' } as const;
let asked: Asked[] = [];

/** What a command needs, as IAM judges it. */
function needsOf(command: string, input: Input): Asked[] {
  const action = command.replace(/Command$/, '');
  if (action === 'BatchGetItem') return Object.values(input.RequestItems ?? {}).flatMap(({ Keys = [] }) => Keys.map(({ pk = '' }) => ({ action, partition: pk })));
  if (action !== 'TransactWriteItems') return [{ action, partition: input.ExpressionAttributeValues?.[':pk'] ?? '' }];
  return (input.TransactItems ?? []).flatMap((item) =>
    (Object.keys(steps) as (keyof typeof steps)[]).flatMap((kind) => {
      const step = item[kind];
      return step === undefined ? [] : [{ action: steps[kind], partition: (step.Key ?? step.Item)?.pk ?? '' }];
    }),
  );
}

function watchTable(): void {
  const client = createTableClient();
  client.middlewareStack.add(
    (next, context) => async (args) => {
      // The document client has its own names and plain values here, before it marshals them.
      asked.push(...needsOf(String(context.commandName), args.input as Input));
      return next(args);
    },
    { step: 'initialize', name: 'watch', priority: 'high' },
  );
  setTableClient(client);
}

const refused = ({ actions, partition }: TableAccess) =>
  asked.filter((one) => !(actions as readonly string[]).includes(one.action) || (partition !== undefined && one.partition !== partition));

const stack = useStack();
beforeEach(() => {
  watchTable();
  asked = [];
});

describe.each(callNames)('%s', (name) => {
  test('asks nothing of the table that its role forbids', async () => {
    const world = await createWorld(stack());
    const input = fixtures[name](world);
    asked = [];
    const answer = await send(stack(), name, input, world.owner.idToken);
    expect(answer.status, answer.text).toBe(200);
    expect(asked.length).toBeGreaterThan(0);
    expect(refused(tableAccess(registry[name]))).toEqual([]);
  });
});

test('the triggers that make people known ask nothing that their role forbids, be it the first person or a known one', async () => {
  const { domain, invited } = await createWorld(stack());
  asked = [];
  await signUp(stack(), `first@new-${domain}`, 'First');
  await signUp(stack(), invited.email, 'Invited');
  const actions = new Set(asked.map(({ action }) => action));
  expect(refused(registeringAccess)).toEqual([]);
  expect([...actions].sort()).toEqual([...registeringAccess.actions].sort());
});

test('what is asked is seen: a query that wrote and a public call that read a company would be refused', async () => {
  const world = await createWorld(stack());
  asked = [];
  await world.call('add_what', { containerId: world.mapId, description: 'Seen', level: 0, parentId: null });
  expect(new Set(asked.map(({ action }) => action))).toContain('PutItem');
  expect(refused(tableAccess({ kind: 'query', access: 'company' }))).not.toEqual([]);
  expect(refused(tableAccess({ kind: 'query', access: 'public' })).some(({ action, partition }) => action === 'BatchGetItem' && partition.startsWith('C#'))).toBe(true);
});
