import { expect, test } from 'vitest';
import { tableOf } from '#tests/calls/support/table.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld } from '#tests/calls/support/world.ts';
import { useDaysAgo } from './support/daysAgo.ts';
import { purge_trash, read_issues } from './support/functions.ts';
import { withId } from './support/rowsOf.ts';

const stack = useStack();
const daysAgo = useDaysAgo(stack);

test('a deleted integration is erased 30 days later', async () => {
  const { call, domain, integration } = await createWorld(stack());
  await read_issues();
  // Epics keep their links, which say that their integration is gone, and the journal expires by itself.
  const left = async () =>
    withId([...(await tableOf(stack(), domain)).values()], integration.id).filter(
      ({ pk, sk }) => !sk.startsWith('link#') && !pk.includes('#SENT#'),
    );
  await daysAgo(31, () => call('delete_integration', { integrationId: integration.id }));
  expect(await left()).not.toEqual([]);
  await purge_trash();
  expect(await left()).toEqual([]);
});
