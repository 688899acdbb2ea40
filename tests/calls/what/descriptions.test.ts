import { beforeAll, describe, expect, test } from 'vitest';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { newId } from '#shared/model/ids.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { mapOf, refusal, type TestMap } from '#tests/calls/support/mapOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const about = (map: TestMap, name: string) => ({
  containerId: map.containerId,
  objectId: map.id(name),
  changeType: 'what_description' as const,
});
const canChange = async (map: TestMap, name: string) =>
  (await world.call('can_change_what_description', about(map, name))).canChange;
const describeAs = (map: TestMap, name: string, newDescription: string) => ({ ...about(map, name), newDescription });
const describeAnew = (map: TestMap, name: string, newDescription: string) =>
  world.call('change_what_description', describeAs(map, name, newDescription));
const refusalOf = (map: TestMap, name: string, newDescription: string) =>
  refusal(world, 'change_what_description', describeAs(map, name, newDescription));
const descriptionOf = async (map: TestMap, name: string) =>
  (await map.board()).whats.find((what) => what.id === map.id(name))?.description;

describe('a description that only this map uses', () => {
  test('is changed directly, also of a child, and stays the same Activity', async () => {
    const map = await mapOf(world, 'A: a1');
    for (const name of ['A', 'a1']) {
      expect(await canChange(map, name)).toBe(true);
      const answer = await describeAnew(map, name, `  ${map.text(`New ${name}`)} `);
      expect(answer.changed).toMatchObject([{ type: 'what', id: map.id(name), description: map.text(`New ${name}`) }]);
      expect(await descriptionOf(map, name)).toBe(map.text(`New ${name}`));
    }
    expect(await map.outline()).toBe('A: a1');
  });

  test('may change in case and white space only, and is not written when it is equal', async () => {
    const map = await mapOf(world, 'Pay');
    await describeAnew(map, 'Pay', map.text('PAY'));
    expect(await descriptionOf(map, 'Pay')).toBe(map.text('PAY'));
    expect(await describeAnew(map, 'Pay', map.text('PAY'))).toMatchObject({
      change: null,
      changed: [{ id: map.id('Pay'), description: map.text('PAY'), version: 2 }],
      removed: [],
    });
    // The company has the new wording, for the same Activity.
    const other = await mapOf(world);
    expect(await other.add('Pay', null, { description: map.text('pay') })).toMatchObject({
      id: map.id('Pay'),
      usedExistingWhat: true,
      changed: [{ description: map.text('PAY') }],
    });
  });

  test('frees its old text for others, who get an Activity of their own', async () => {
    const map = await mapOf(world, 'Old');
    await describeAnew(map, 'Old', map.text('New'));
    const old = await map.add('again', null, { description: map.text('old') });
    expect(old.usedExistingWhat).toBe(false);
    expect(old.id).not.toBe(map.id('Old'));
    expect(await refusalOf(map, 'Old', map.text('OLD'))).toBe('409 description-taken');
    expect(await map.add('reused', null, { description: map.text('new') })).toMatchObject({
      id: map.id('Old'),
      usedExistingWhat: true,
      change: null,
    });
  });

  test('cannot become one that the company has already, even when it is on no map any more', async () => {
    const elsewhere = await mapOf(world, 'X | Y');
    await world.call('delete_what2', { containerId: elsewhere.containerId, whatId: elsewhere.id('Y') });
    const map = await mapOf(world, 'A | B');
    for (const taken of [map.text(' b'), elsewhere.text('X'), elsewhere.text('Y')])
      expect(await refusalOf(map, 'A', taken)).toBe('409 description-taken');
    expect(await descriptionOf(map, 'A')).toBe(map.text('A'));
  });
});

describe('a description that another map uses', () => {
  const shared = async () => {
    const map = await mapOf(world, 'A');
    const other = await mapOf(world);
    await other.add('A', null, { description: map.text('A') });
    expect(await canChange(map, 'A')).toBe(false);
    expect(await refusalOf(map, 'A', map.text('B'))).toBe('409 description-shared');
    return { map, other };
  };

  test('is not changed, not even its case', async () => {
    const { map, other } = await shared();
    expect(await refusalOf(map, 'A', map.text('A').toUpperCase())).toBe('409 description-shared');
    expect(await refusalOf(other, 'A', map.text('B'))).toBe('409 description-shared');
    expect(await descriptionOf(other, 'A')).toBe(map.text('A'));
  });

  test('can be changed once the other map has been deleted', async () => {
    const { map, other } = await shared();
    await world.call('delete_container', { containerId: other.containerId });
    expect(await canChange(map, 'A')).toBe(true);
    await describeAnew(map, 'A', map.text('B'));
    expect(await descriptionOf(map, 'A')).toBe(map.text('B'));
  });

  test('is not changed when more than eighty other maps used it, deleted or not', async () => {
    const map = await mapOf(world, 'A');
    const { reader, writer } = companyStore(companyOfEmail(world.owner.email) ?? expect.fail('no company'));
    const listUses = (count: number) =>
      writer({ uid: null, tab: null, call: 'test' }).commit(
        'company',
        Array.from({ length: count }, () => {
          const containerId = newId();
          return {
            do: 'putPointer',
            key: rowKeys.sharedUse(reader.keys, 'what', map.id('A'), containerId),
            fields: { mapId: containerId },
          };
        }),
      );
    await listUses(81);
    expect(await refusalOf(map, 'A', map.text('B'))).toBe('409 description-shared');
  });

  test('can be changed once it is no longer on the other map', async () => {
    const { map, other } = await shared();
    await world.call('delete_what2', { containerId: other.containerId, whatId: other.id('A') });
    expect(await canChange(map, 'A')).toBe(true);
    await describeAnew(map, 'A', map.text('B'));
    // And no longer when it is back there.
    await other.add('A', null, { description: map.text('B') });
    expect(await canChange(map, 'A')).toBe(false);
  });
});

test('an Activity that is deleted, hidden or only on another map has no description to change', async () => {
  const other = await mapOf(world, 'X');
  const map = await mapOf(world, 'A: a1 | B');
  await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('A') });
  for (const objectId of [map.id('A'), map.id('a1'), other.id('X')]) {
    const question = { containerId: map.containerId, objectId, changeType: 'what_description' as const };
    expect(await refusal(world, 'can_change_what_description', question)).toBe('404 what-does-not-exist');
    expect(await refusal(world, 'change_what_description', { ...question, newDescription: map.text('C') })).toBe(
      '404 what-does-not-exist',
    );
  }
});
