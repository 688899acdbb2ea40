import { beforeAll, describe, expect, test } from 'vitest';
import type { CallInput } from '#shared/contract/registry.ts';
import { MAX_LONG_TEXT_LENGTH } from '#shared/model/limits.ts';
import { send } from '#tests/calls/support/caller.ts';
import { apply, logOf, type State, stateOf, takeBack } from '#tests/calls/support/history.ts';
import { mapOf, refusal, type TestMap } from '#tests/calls/support/mapOf.ts';
import { tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, type World } from '#tests/calls/support/world.ts';

const stack = useStack();
let world: World;
let types: string[];
let items: string[];
beforeAll(async () => {
  world = await createWorld(stack());
  const { reference_link, maturity } = await world.call('company_settings', {});
  types = reference_link.map(({ id }) => id);
  items = maturity.map(({ id }) => id);
});

const of = (map: TestMap, name: string) => ({ containerId: map.containerId, whatId: map.id(name) });
const details = (map: TestMap, name: string) => world.call('what_details', of(map, name));
const type = (at = 0) => types[at] ?? '';
const item = (at = 0) => items[at] ?? '';
const write = (map: TestMap, name: string, longDescription: string, seen?: string) =>
  world.call('set_what_long_description', {
    ...of(map, name),
    longDescription,
    ...(seen !== undefined && { expect: { longDescription: seen } }),
  });
const refer = (map: TestMap, name: string, link: { name: string; type: string }) =>
  world.call('add_what_reference_link', { ...of(map, name), ...link });
const judge = (
  map: TestMap,
  name: string,
  which: 'current' | 'future',
  maturityItemId: string,
  level: CallInput<'set_what_maturity'>['level'],
) => world.call('set_what_maturity', { ...of(map, name), which, maturityItemId, level });

describe('an Activity without details', () => {
  test('has no long description, no references and no maturity', async () => {
    const map = await mapOf(world, 'A');
    const whatId = map.id('A');
    expect(await details(map, 'A')).toEqual({
      longDescription: { whatId, whatGeneration: 0, version: 0, text: '' },
      referenceLinks: [],
      maturity: { whatId, whatGeneration: 0, version: 0, current: {}, future: {} },
    });
  });

  test('has none again after it was deleted and added again, also under a parent that was', async () => {
    const map = await mapOf(world, 'A: a1 | B');
    const empty = { longDescription: { text: '' }, referenceLinks: [], maturity: { current: {}, future: {} } };
    const fill = async (name: string) => {
      await write(map, name, 'Some words');
      await refer(map, name, { name: 'Handbook', type: type() });
      await judge(map, name, 'current', item(), 3);
    };
    for (const name of ['A', 'a1']) await fill(name);
    await world.call('delete_what2', of(map, 'A'));
    await map.add('A');
    await map.add('a1', 'B');
    for (const name of ['A', 'a1']) {
      expect(await details(map, name)).toMatchObject(empty);
      await fill(name);
      expect(await details(map, name)).toMatchObject({
        longDescription: { text: 'Some words' },
        referenceLinks: [{ name: 'Handbook' }],
        maturity: { current: { [item()]: { level: 3 } }, future: {} },
      });
    }
  });

  test.each([
    'what_details',
    'set_what_long_description',
    'add_what_reference_link',
    'remove_what_reference_link',
    'set_what_maturity',
  ] as const)('%s is refused for an Activity that is gone or hidden, and for one of another map', async (call) => {
    const other = await mapOf(world, 'X');
    const map = await mapOf(world, 'A: a1');
    for (const name of ['A', 'a1']) await refer(map, name, { name: 'Handbook', type: type() });
    await world.call('delete_what2', of(map, 'A'));
    const more = {
      longDescription: 'Words',
      name: 'Handbook',
      type: type(call === 'add_what_reference_link' ? 1 : 0),
      which: 'current',
      maturityItemId: item(),
      level: 1,
    };
    for (const whatId of [map.id('A'), map.id('a1'), other.id('X')]) {
      const answer = await send(stack(), call, { containerId: map.containerId, whatId, ...more }, world.owner.idToken);
      expect([answer.status, answer.body['code']], answer.text).toEqual([404, 'what-does-not-exist']);
    }
  });
});

describe('a long description', () => {
  test('is saved, overwritten and removed; the same text is no change', async () => {
    const map = await mapOf(world, 'A: a1');
    expect((await write(map, 'a1', '  One\n\ntwo  ')).changed).toEqual([
      {
        type: 'what_text',
        id: map.id('a1'),
        whatId: map.id('a1'),
        whatGeneration: 0,
        version: 1,
        text: 'One\n\ntwo',
      },
    ]);
    expect(await write(map, 'a1', 'One\n\ntwo')).toMatchObject({ change: null });
    await write(map, 'a1', 'x'.repeat(MAX_LONG_TEXT_LENGTH));
    await write(map, 'a1', '');
    expect((await details(map, 'a1')).longDescription).toMatchObject({ version: 3, text: '' });
    expect(
      await refusal(world, 'set_what_long_description', {
        ...of(map, 'a1'),
        longDescription: 'x'.repeat(MAX_LONG_TEXT_LENGTH + 1),
      }),
    ).toBe('400 bad-input');
  });

  test('does not overwrite what somebody else has written since', async () => {
    const map = await mapOf(world, 'A');
    await write(map, 'A', 'First', '');
    const late = { ...of(map, 'A'), longDescription: 'Second', expect: { longDescription: '' } };
    expect(await refusal(world, 'set_what_long_description', late)).toBe('409 value-changed');
    expect((await details(map, 'A')).longDescription.text).toBe('First');
    // Writing the same text never conflicts, nor does a change by a sender who has seen the present text.
    expect(await write(map, 'A', 'First', '')).toMatchObject({ change: null });
    await write(map, 'A', 'Second', 'First');
    const seen = { longDescription: 'Second' };
    const both = await Promise.all(
      ['Third', 'Fourth'].map((text) =>
        refusal(world, 'set_what_long_description', { ...late, longDescription: text, expect: seen }),
      ),
    );
    expect(both.sort()).toEqual(['409 value-changed', 'went through']);
  });
});

describe('references', () => {
  test('are pairs of a name and a type, sorted by name, each unique', async () => {
    const map = await mapOf(world, 'A: a1');
    await refer(map, 'a1', { name: ' https://z.example/Path?q=1#top ', type: type() });
    await refer(map, 'a1', { name: 'Handbook', type: type() });
    await refer(map, 'a1', { name: 'Handbook', type: type(1) });
    expect(
      await refusal(world, 'add_what_reference_link', { ...of(map, 'a1'), name: ' Handbook', type: type(1) }),
    ).toBe('409 reference-exists');
    const { referenceLinks } = await details(map, 'a1');
    expect(referenceLinks.map(({ name, type }) => `${name} ${types.indexOf(type)}`).sort()).toEqual([
      'Handbook 0',
      'Handbook 1',
      'https://z.example/Path?q=1#top 0',
    ]);
    expect(referenceLinks[0]?.name).toBe('Handbook');
  });

  test('stay unique when two people add the same one at the same moment', async () => {
    const map = await mapOf(world, 'A');
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () =>
        refusal(world, 'add_what_reference_link', { ...of(map, 'A'), name: 'Handbook', type: type() }),
      ),
    );
    expect(outcomes.sort()).toEqual([
      '409 reference-exists',
      '409 reference-exists',
      '409 reference-exists',
      'went through',
    ]);
    expect((await details(map, 'A')).referenceLinks).toHaveLength(1);
  });

  test('are removed, and can be added again', async () => {
    const map = await mapOf(world, 'A');
    const link = { name: 'Handbook', type: type() };
    const added = await refer(map, 'A', link);
    const removed = await world.call('remove_what_reference_link', { ...of(map, 'A'), ...link });
    expect(removed.removed).toEqual([{ type: 'what_reference', id: added.changed[0]?.id, version: 2 }]);
    expect(await refusal(world, 'remove_what_reference_link', { ...of(map, 'A'), ...link })).toBe(
      '404 reference-does-not-exist',
    );
    expect(await refusal(world, 'remove_what_reference_link', { ...of(map, 'A'), ...link, type: type(1) })).toBe(
      '404 reference-does-not-exist',
    );
    expect((await refer(map, 'A', link)).changed).toMatchObject([
      { type: 'what_reference', version: 3, name: 'Handbook', referenceTypeId: type() },
    ]);
  });

  test.each([
    'http://plain.example',
    'ftp://files.example/x',
    'HTTP://LOUD.example',
    'https://',
    'https:// spaced.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '',
    '  ',
  ])('cannot be %o', async (name) => {
    const map = await mapOf(world, 'A');
    expect(await refusal(world, 'add_what_reference_link', { ...of(map, 'A'), name, type: type() })).toBe(
      '400 bad-input',
    );
  });

  test('have a type of the company, and text with a colon is a name', async () => {
    const map = await mapOf(world, 'A');
    const other = await createWorld(stack());
    for (const unknown of ['0'.repeat(20), other.reference.type, world.priorityId]) {
      expect(
        await refusal(world, 'add_what_reference_link', { ...of(map, 'A'), name: 'Handbook', type: unknown }),
      ).toBe('400 reference-type-does-not-exist');
    }
    await refer(map, 'A', { name: 'Guide: how we work', type: type() });
  });
});

test('viewers read details and change none', async () => {
  const { containerId, whats, reference, maturityItemId, viewer } = world;
  const at = { containerId, whatId: whats.child };
  expect((await world.call('what_details', at, viewer)).referenceLinks).toMatchObject([reference]);
  expect(await refusal(world, 'set_what_long_description', { ...at, longDescription: 'x' }, viewer)).toBe(
    '403 permission-denied',
  );
  expect(await refusal(world, 'add_what_reference_link', { ...at, name: 'x', type: reference.type }, viewer)).toBe(
    '403 permission-denied',
  );
  expect(await refusal(world, 'remove_what_reference_link', { ...at, ...reference }, viewer)).toBe(
    '403 permission-denied',
  );
  expect(await refusal(world, 'set_what_maturity', { ...at, which: 'current', maturityItemId, level: 1 }, viewer)).toBe(
    '403 permission-denied',
  );
});

test('the change log records details too, so that every earlier state can be rebuilt', async () => {
  const map = await mapOf(world, 'A');
  for (const text of ['One', 'Two', '']) await write(map, 'A', text);
  await judge(map, 'A', 'current', item(), 3);
  await judge(map, 'A', 'future', item(), 4);
  const link = { name: 'Handbook', type: type() };
  for (const call of ['add_what_reference_link', 'remove_what_reference_link', 'add_what_reference_link'] as const)
    await world.call(call, { ...of(map, 'A'), ...link });
  await world.call('delete_what2', of(map, 'A'));
  await map.add('A');
  await write(map, 'A', 'Anew');
  const table = await tableOf(stack(), world.domain);
  const entries = logOf(table, world.domain, map.containerId);
  const now = stateOf(table, world.domain, map.containerId);
  const state: State = new Map(now);
  for (const entry of [...entries].reverse()) takeBack(state, entry);
  expect(state.size).toBe(0);
  for (const entry of entries) apply(state, entry);
  expect([...state].sort()).toEqual([...now].sort());
});
