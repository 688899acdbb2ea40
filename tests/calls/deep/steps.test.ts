import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { LOCAL_DOMAIN } from '#infra/local/provider/domains.ts';
import { allEntities } from '#lambdas/entities/all.ts';
import type { LogEntry, LoggedChange } from '#lambdas/store/changeLog.ts';
import { mapOf } from '#lambdas/store/keys.ts';
import { readContext, stepsTo, type Wanted } from '#lambdas/store/steps/stepsTo.ts';
import { rowValues } from '#lambdas/store/table/rowModel.ts';
import type { CallName } from '#shared/contract/registry.ts';
import { type CallOfOutsiders, isOfOutsiders } from '#tests/fixtures/callsOfOutsiders.ts';
import { everyCommand } from '#tests/fixtures/everyCall.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { signInAtProvider } from '../support/atProvider.ts';
import { send } from '../support/caller.ts';
import { useResettableWorld } from '../support/resettableWorld.ts';
import { signUp, storeOf } from '../support/smallWorld.ts';
import { type TableItem, tableOf } from '../support/table.ts';
import { useStack } from '../support/useStack.ts';
import type { World } from '../support/world.ts';

const stack = useStack();
const kept = useResettableWorld(stack);

type Table = ReadonlyMap<string, TableItem>;

/**
 * A table without the parts that are never undone: versions, the log, the trash, idempotency records, generations of
 * deleted entities, what was undone, what was sent to Jira and seen of issues there, and the number of requests for access that a map
 * ever had. Deleted entities count as missing, and so do marks of the releases that Activities have left, and of deleted
 * comments.
 */
function comparable(table: Table): Record<string, unknown> {
  const rows = [...table].filter(
    ([, { sk, deletedAt, left, isDeleted }]) =>
      !sk.startsWith('log#') &&
      !sk.startsWith('sent#') &&
      !sk.startsWith('seen#') &&
      !sk.startsWith('trash#') &&
      !sk.startsWith('undone#') &&
      sk !== 'once' &&
      deletedAt === undefined &&
      left !== true &&
      isDeleted !== true,
  );
  return Object.fromEntries(
    rows.map(([name, { version: _version, asked, ...row }]) => [
      name,
      { ...row, ...(row['type'] === 'change_request' && { asked }) },
    ]),
  );
}

/** The row of a change in the log. */
function rowOf(table: Table, change: LoggedChange, containerId: string | undefined): TableItem {
  const fits = (row: TableItem) =>
    row['type'] === change.type &&
    row['id'] === change.id &&
    [undefined, containerId].includes(mapOf(row)) &&
    (row['requestId'] === undefined || row['requestId'] === (change.now?.['requestId'] ?? change.was?.['requestId']));
  const [row, ...others] = [...table.values()].filter(fits);
  if (row === undefined || others.length > 0)
    throw new Error(`${change.type} ${change.id} is there ${row === undefined ? 0 : others.length + 1} times`);
  return row;
}

/** Its state before the change. */
function wantedBefore(table: Table, change: LoggedChange, containerId: string | undefined): Wanted {
  const entity = allEntities.get(change.type)?.entity ?? expect.fail(`${change.type} is unknown`);
  const { deletedAt, ...was } = change.was ?? { deletedAt: 0 };
  const isDeleted = typeof deletedAt === 'number';
  const isRemoval = typeof change.now?.['deletedAt'] === 'number';
  // What a removal says to identify the entity has not changed.
  const changed = Object.entries(was).filter(([field]) => !isRemoval || field in (change.now ?? {}));
  return {
    entity,
    row: rowOf(table, change, containerId) as Wanted['row'],
    to: { isDeleted, fields: isDeleted ? {} : rowValues(entity, Object.fromEntries(changed)) },
  };
}

/** Undoes one entry of the log completely. */
async function bringBack(domain: string, parts: readonly (LogEntry & TableItem)[]): Promise<void> {
  const { reader, writer } = storeOf(domain);
  const table = await tableOf(stack(), domain);
  const wanted = parts.flatMap((part) => part.changes.map((change) => wantedBefore(table, change, mapOf(part))));
  const context = await readContext(reader, wanted);
  const [first] = parts;
  const containerId = first === undefined ? undefined : mapOf(first);
  await writer({ uid: null, tab: null, call: 'test' }).commit(
    containerId === undefined ? 'company' : { storyMap: containerId },
    stepsTo(reader.keys, wanted, context),
  );
}

const logIn = (table: Table) => [...table.values()].filter(({ type }) => type === 'log') as (LogEntry & TableItem)[];

/** What it deletes is gone for good: a person, or a credential. */
const final: readonly string[] = ['erase_person', 'set_credential', 'update_integration_url', 'delete_integration'];
const undone = everyCommand().filter((name) => !final.includes(name));

/** A command with its sender, and the domain of their company. */
type Sent = { input: object; idToken: string; domain: string };

/** The commands that change nothing for the owner of a world, sent by those for whom they do. */
const ofOutsiders: Readonly<Record<CallOfOutsiders, (world: World) => Promise<Sent>>> = {
  ask_for_access: async ({ domain, outsider: { email, idToken } }) => ({ input: { email }, idToken, domain }),
  // In a company whose people the provider signs in: a person with a password who has met it through the provider.
  link_sign_in: async ({ canary }) => {
    const domain = `${canary}.${LOCAL_DOMAIN}`;
    const email = `outsider${randomUUID()}@${domain}`;
    const { idToken } = await signUp(stack(), email, canary);
    const met = await signInAtProvider(stack(), { email });
    if (met.refused !== undefined) throw new Error(met.refused);
    return { input: { accessToken: met.accessToken }, idToken, domain };
  },
};

const sentOf = async (name: CallName, world: World): Promise<Sent> =>
  isOfOutsiders(name)
    ? ofOutsiders[name](world)
    : { input: fixtures[name](world), idToken: world.owner.idToken, domain: world.domain };

describe.each(undone)('%s', (name) => {
  let world: World;
  beforeAll(async () => {
    world = await kept.reset();
  });

  test('is undone by the steps of the entities that it changed, with all derived rows', async () => {
    const { input, idToken, domain } = await sentOf(name, world);
    await stack().stream.settled();
    const before = await tableOf(stack(), domain);
    const answer = await send(stack(), name, input, idToken);
    expect(answer.status, answer.text).toBe(200);
    await stack().stream.settled();
    const written = logIn(await tableOf(stack(), domain)).filter(({ pk, sk }) => !before.has(`${pk}\n${sk}`));
    expect(written.length).toBeGreaterThan(0);
    const ids = [...new Set(written.map(({ id }) => id))].sort().reverse();
    for (const id of ids) {
      await bringBack(
        domain,
        written.filter((part) => part.id === id),
      );
      await stack().stream.settled();
    }
    expect(comparable(await tableOf(stack(), domain))).toEqual(comparable(before));
  });
});
