import { beforeAll, expect, test } from 'vitest';
import * as rowKeys from '#lambdas/store/keys.ts';
import { keysOf as companyKeys } from '#lambdas/store/keys.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { faultsOf } from '#tests/calls/support/consistency.ts';
import { putItems } from '#tests/calls/support/fillMap.ts';
import { mapOf } from '#tests/calls/support/mapOf.ts';
import { createSmallWorld, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { type TableItem, tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { useDaysAgo } from './support/daysAgo.ts';
import { purge_trash } from './support/functions.ts';
import { keysOf, withId } from './support/rowsOf.ts';

const stack = useStack();
const daysAgo = useDaysAgo(stack);
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

async function rows(): Promise<TableItem[]> {
  await stack().stream.settled();
  return [...(await tableOf(stack(), world.domain)).values()];
}

test('a purged release is not counted out by an Activity that was added again since, which never counted it', async () => {
  const map = await mapOf(world, 'A: a1');
  const release = async (name: string) => {
    const { id: releaseId } = await world.call('create_release', { containerId: map.containerId, name });
    await world.call('add_whats_to_release', { containerId: map.containerId, releaseId, whatIds: [map.id('a1')] });
    return releaseId;
  };
  const releaseId = await release('First');
  await daysAgo(31, () => world.call('delete_release', { containerId: map.containerId, releaseId }));
  await world.call('delete_what2', { containerId: map.containerId, whatId: map.id('A') });
  await map.add('A');
  await purge_trash();
  const left = await rows();
  expect(keysOf(withId(left, releaseId))).toEqual([]);
  expect(left.find(({ sk }) => sk === `board#what#${map.id('A')}`)?.['childrenInReleases']).toBe(0);
  expect(faultsOf(left, world.domain)).toEqual([]);
});

test('a purged map is erased with what was sent for its epics, however much that is', async () => {
  const map = await mapOf(world, 'A');
  const keys = companyKeys(world.domain as CompanyDomain);
  const sent = Array.from({ length: 1_200 }, (_, i) => rowKeys.sentFor(keys, map.containerId, `e${i}`, String(i)));
  await putItems(stack(), sent);
  await daysAgo(31, () => world.call('delete_container', { containerId: map.containerId }));
  await purge_trash();
  expect(keysOf((await rows()).filter(({ pk }) => pk.includes(map.containerId)))).toEqual([]);
});
