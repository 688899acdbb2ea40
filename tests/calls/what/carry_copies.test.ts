import { beforeAll, expect, test } from 'vitest';
import type { SharedKind } from '#lambdas/store/keys.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { logOf } from '#tests/calls/support/history.ts';
import { mapOf } from '#tests/calls/support/mapOf.ts';
import { rename as renameAs } from '#tests/calls/support/renaming.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { carry_copies as carry } from '#tests/events/support/functions.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const company = () =>
  companyOfEmail(world.owner.email) ??
  (() => {
    throw new Error('no company');
  })();

const rename = (kind: SharedKind, containerId: string, id: string, text: string) =>
  renameAs(world.owner, kind, containerId, id, text);

const record = (id: string, was: string, now: string) => ({
  eventName: 'MODIFY' as const,
  dynamodb: {
    Keys: { pk: { S: `C#${company()}#WHAT#${id}` }, sk: { S: 'what' } },
    OldImage: { text: { S: was }, version: { N: '1' } },
    NewImage: { text: { S: now }, version: { N: was === now ? '1' : '2' } },
    SequenceNumber: '3',
  },
});

test('a new description reaches every map that uses the Activity, as a change of the system in its own log', async () => {
  const map = await mapOf(world, 'A');
  const others = [await mapOf(world, 'B'), await mapOf(world, 'B'), await mapOf(world)];
  for (const other of others) await other.add('A', null, { description: map.text('A') });
  await rename('what', map.containerId, map.id('A'), map.text('Anew'));
  await stack().stream.settled();
  const table = await tableOf(stack(), world.domain);
  for (const other of others) {
    expect((await other.board()).whats.find(({ id }) => id === map.id('A'))).toMatchObject({
      description: map.text('Anew'),
      version: 2,
    });
    expect(logOf(table, world.domain, other.containerId).at(-1)).toMatchObject({
      uid: null,
      call: 'carry_copies',
      changes: [
        {
          type: 'what',
          id: map.id('A'),
          version: 2,
          was: { description: map.text('A') },
          now: { description: map.text('Anew') },
        },
      ],
    });
  }
  // The map on which it was changed needs nothing more.
  expect(logOf(table, world.domain, map.containerId).at(-1)).toMatchObject({ call: 'test' });
});

test('a new name reaches every map that uses the Who', async () => {
  const name = 'Carried';
  const [one, two] = [await mapOf(world), await mapOf(world)];
  const { id } = await world.call('add_who', { containerId: one.containerId, name, group: null, category: null });
  await world.call('add_who', { containerId: two.containerId, name, group: 'G', category: null });
  await rename('who', one.containerId, id, 'Carried on');
  await stack().stream.settled();
  expect((await two.board()).whos).toMatchObject([{ id, name: 'Carried on', group: 'G' }]);
});

test('a map in the trash stays as it is, and so does one that the Activity has left', async () => {
  const map = await mapOf(world, 'A');
  const [gone, left] = [await mapOf(world), await mapOf(world, 'B')];
  for (const other of [gone, left]) await other.add('A', null, { description: map.text('A') });
  await world.call('delete_container', { containerId: gone.containerId });
  await world.call('delete_what2', { containerId: left.containerId, whatId: map.id('A') });
  const before = await tableOf(stack(), world.domain);
  await world.call('change_what_description', {
    containerId: map.containerId,
    objectId: map.id('A'),
    newDescription: map.text('Anew'),
    changeType: 'what_description',
  });
  await stack().stream.settled();
  const after = await tableOf(stack(), world.domain);
  for (const { containerId } of [gone, left])
    expect(logOf(after, world.domain, containerId)).toEqual(logOf(before, world.domain, containerId));
});

test('duplicate, late or out-of-order records never restore an old value', async () => {
  const map = await mapOf(world, 'A');
  const other = await mapOf(world);
  await other.add('A', null, { description: map.text('A') });
  for (const text of ['One', 'Two']) await rename('what', map.containerId, map.id('A'), map.text(text));
  await stack().stream.settled();
  const before = logOf(await tableOf(stack(), world.domain), world.domain, other.containerId);
  const late = [
    record(map.id('A'), map.text('One'), map.text('Two')),
    record(map.id('A'), map.text('A'), map.text('One')),
  ];
  expect(await carry({ Records: [...late, ...late] })).toEqual({ batchItemFailures: [] });
  expect((await other.board()).whats).toMatchObject([{ description: map.text('Two') }]);
  expect(logOf(await tableOf(stack(), world.domain), world.domain, other.containerId)).toEqual(before);
});

test('many renames in a row end with the last one on every map', async () => {
  const map = await mapOf(world, 'A');
  const others = [await mapOf(world), await mapOf(world)];
  for (const other of others) await other.add('A', null, { description: map.text('A') });
  const running: Promise<unknown>[] = [];
  for (let i = 1; i <= 8; i += 1) {
    await rename('what', map.containerId, map.id('A'), map.text(`Rename ${i}`));
    running.push(carry({ Records: [record(map.id('A'), '', map.text('A'))] }));
  }
  await Promise.all(running);
  await stack().stream.settled();
  for (const other of others)
    expect((await other.board()).whats).toMatchObject([{ description: map.text('Rename 8') }]);
});

test('records that failed are named, so that they are delivered again, and no others', async () => {
  const map = await mapOf(world, 'A');
  const other = await mapOf(world);
  await other.add('A', null, { description: map.text('A') });
  const table = process.env['TABLE_NAME'];
  process.env['TABLE_NAME'] = 'another-table';
  try {
    const answer = await carry({
      Records: [
        record(map.id('A'), 'x', 'y'),
        { dynamodb: { Keys: { pk: { S: `C#${company()}#PEOPLE` }, sk: { S: 'user#1' } }, SequenceNumber: '4' } },
      ],
    });
    expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '3' }] });
  } finally {
    process.env['TABLE_NAME'] = table;
  }
});
