import { beforeAll, describe, expect, test } from 'vitest';
import * as mapLimits from '#lambdas/entities/story_map/limits.ts';
import { readUsage, checkLimit } from '#lambdas/entities/story_map/usage.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import { newId } from '#shared/model/ids.ts';
import { MAX_REFERENCES, MAX_WHOS } from '#shared/model/limits.ts';
import { type CompanyDomain, companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { fillWithWhos } from '#tests/calls/support/fillMap.ts';
import { mapOf, refusal } from '#tests/calls/support/mapOf.ts';
import { observeTable } from '#tests/calls/support/observedTable.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, type World } from '#tests/calls/support/world.ts';

const stack = useStack();
let world: World;
let company: CompanyDomain;
beforeAll(async () => {
  world = await createWorld(stack());
  company = companyOfEmail(world.owner.email) ?? expect.fail('no company');
});

test('a map refuses Whos beyond its limit, and accepts one again after one was removed', async () => {
  const { containerId } = await mapOf(world);
  const ids = Array.from({ length: MAX_WHOS.count }, newId);
  await fillWithWhos(stack(), company, containerId, ids.slice(1), (i) => `Who ${i}`);
  const add = (name: string) => refusal(world, 'add_who', { containerId, name, group: null, category: null });
  const { id } = await world.call('add_who', { containerId, name: 'The last', group: null, category: null });
  expect(await add('One more')).toBe('409 story-map-full');
  // An existing one is not an addition.
  expect(await add('The last')).toBe('went through');
  expect(await refusal(world, 'delete_who', { containerId, whoId: id })).toBe('went through');
  expect(await add('One more')).toBe('went through');
  expect(await add('And another')).toBe('409 story-map-full');
});

test('a map refuses more Whos when all of their texts have the maximum length', async () => {
  const { containerId } = await mapOf(world);
  const ids = Array.from({ length: 1_500 }, newId);
  await fillWithWhos(stack(), company, containerId, ids, (i) => `${i} ${'地'.repeat(490)}`);
  expect(await refusal(world, 'add_who', { containerId, name: 'Short', group: null, category: null })).toBe(
    '409 story-map-full',
  );
});

test('a map that is less than half full is counted by few of its rows, wherever they are', async () => {
  const { containerId } = await mapOf(world);
  const ids = Array.from({ length: 400 }, newId);
  await fillWithWhos(stack(), company, containerId, ids, (i) => `Who ${i}`);
  const { seen, reset } = observeTable();
  reset();
  const { reader } = companyStore(company);
  const counts: number[] = [];
  for (let i = 0; i < 40; i += 1) counts.push((await readUsage(reader, containerId, mapLimits.whos)).count);
  expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeGreaterThan(200);
  expect(Math.max(...counts)).toBeLessThan(MAX_WHOS.count);
  expect(seen.commands.length).toBeLessThan(counts.length * 1.5);
});

describe('the entity that is refused', () => {
  test.each(Object.entries(mapLimits))(
    'is the first one beyond the limit of %s, with a text of its own',
    (_, limit) => {
      const { count } = limit.max;
      expect(() => checkLimit(limit, { count: count - 1, bytes: 0 })).not.toThrow();
      const full = expect.objectContaining({
        code: 'story-map-full',
        message: expect.stringContaining(count.toLocaleString('en')) as string,
      }) as Error;
      expect(() => checkLimit(limit, { count, bytes: 0 })).toThrow(full);
      expect(() => checkLimit(limit, { count: count - 1, bytes: 0 }, 2)).toThrow(full);
    },
  );

  test(`is the reference behind the ${MAX_REFERENCES}th of an Activity`, async () => {
    const map = await mapOf(world, 'A');
    const add = (name: string) =>
      refusal(world, 'add_what_reference_link', {
        containerId: map.containerId,
        whatId: map.id('A'),
        name,
        type: world.reference.type,
      });
    for (let i = 0; i < MAX_REFERENCES; i += 1) expect(await add(`Page ${i}`)).toBe('went through');
    expect(await add('One more')).toBe('409 too-many-references');
  });
});
