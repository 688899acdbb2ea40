import { beforeAll, expect, test } from 'vitest';
import { storyMapEntity, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { restore as restoreStep } from '#lambdas/store/steps.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { whosOf } from '#tests/calls/support/whosOf.ts';

const stack = useStack();
let world: SmallWorld;
let one: string;
let two: string;
beforeAll(async () => {
  world = await createSmallWorld(stack());
  [one, two] = world.linkTypes.whoWho;
});

test('a pair is counted on every map that links it, by type, in either direction', async () => {
  const first = await whosOf(world, ['A', 'B', 'C']);
  const [second, third] = [await whosOf(world, ['A', 'B'], first), await whosOf(world, ['B', 'A'], first)];
  expect(await first.counts('A', 'B')).toEqual({});
  await first.link('A', 'B');
  await second.link('B', 'A');
  await third.link('A', 'B', 1);
  await first.link('A', 'C');
  expect(await first.counts('A', 'B')).toEqual({ [one]: 2, [two]: 1 });
  expect(await third.counts('B', 'A')).toEqual({ [one]: 2, [two]: 1 });
  expect(await first.counts('A', 'C')).toEqual({ [one]: 1 });
  expect(await first.counts('B', 'C')).toEqual({});
});

test('a change of type moves a count, removing decreases it, and a type with a count of zero disappears', async () => {
  const map = await whosOf(world, ['A', 'B']);
  const pair = { containerId: map.containerId, whoId: map.id('B'), otherWhoId: map.id('A') };
  await map.link('A', 'B');
  await world.call('change_who_who_link', { ...pair, linkTypeId: two });
  expect(await map.counts('A', 'B')).toEqual({ [two]: 1 });
  await world.call('remove_who_who_link', pair);
  expect(await map.counts('A', 'B')).toEqual({});
  await map.link('B', 'A');
  expect(await map.counts('A', 'B')).toEqual({ [one]: 1 });
});

test('a Who that leaves a map takes its counts along, and does not bring them back', async () => {
  const map = await whosOf(world, ['A', 'B']);
  const other = await whosOf(world, ['A', 'B'], map);
  await map.link('A', 'B');
  await other.link('A', 'B');
  await map.remove('A');
  expect(await map.counts('A', 'B')).toEqual({ [one]: 1 });
  await map.add('A');
  expect(await map.counts('A', 'B')).toEqual({ [one]: 1 });
  // The remaining row of the former link has the first type: it must not be counted besides the new one.
  await map.link('B', 'A', 1);
  expect(await map.counts('A', 'B')).toEqual({ [one]: 1, [two]: 1 });
  await map.remove('B');
  await map.add('B');
  await map.link('A', 'B', 0);
  expect(await map.counts('A', 'B')).toEqual({ [one]: 2 });
});

test('a deleted map no longer counts, and counts again when it is restored', async () => {
  const map = await whosOf(world, ['A', 'B']);
  const other = await whosOf(world, ['A', 'B'], map);
  await map.link('A', 'B');
  await other.link('A', 'B');
  await world.call('delete_container', { containerId: other.containerId });
  expect(await map.counts('A', 'B')).toEqual({ [one]: 1 });
  await restore(other.containerId);
  expect(await map.counts('A', 'B')).toEqual({ [one]: 2 });
});

test('pairs are shown to colleagues, and to nobody of another company', async () => {
  const map = await whosOf(world, ['A', 'B']);
  await map.link('A', 'B');
  const pair = { whoId: map.id('A'), otherWhoId: map.id('B') };
  expect((await world.call('who_pair_counts', pair, world.colleague)).counts).toEqual({ [one]: 1 });
  const other = await createSmallWorld(stack());
  expect(await refusal(other, 'who_pair_counts', pair)).toBe('404 who-does-not-exist');
});

/** Restores a map from the trash, for which there is no call yet. */
async function restore(containerId: string): Promise<void> {
  const company = companyOfEmail(world.owner.email);
  if (company === undefined) throw new Error(`${world.domain} is no company`);
  const { reader, writer } = companyStore(company);
  const [head] = await reader.get<[StoryMapHead]>([rowKeys.storyMap(reader.keys, containerId)]);
  if (head === undefined) throw new Error('there is no such map');
  await writer({ uid: null, tab: null, call: 'test' }).commit({ storyMap: containerId }, [
    restoreStep(storyMapEntity, head),
  ]);
}
