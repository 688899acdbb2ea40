import { afterEach, describe, expect, test } from 'vitest';
import { setMaintenance } from '#lambdas/store/maintenance.ts';
import { registry } from '#shared/contract/registry.ts';
import * as errors from '#shared/errors.ts';
import { everyCall } from '#tests/fixtures/everyCall.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { send } from '../support/caller.ts';
import { observeTable } from '../support/observedTable.ts';
import { useResettableWorld } from '../support/resettableWorld.ts';
import { tableOf } from '../support/table.ts';
import { useStack } from '../support/useStack.ts';

const stack = useStack();
const kept = useResettableWorld(stack);
/** A world without changes, so that no background work follows either. */
const still = useResettableWorld(stack);
afterEach(() => setMaintenance(false));

describe.each(everyCall())('%s', (name) => {
  test('answers 503 to everybody during maintenance, and changes nothing', async () => {
    const world = still.now();
    const before = await tableOf(stack(), world.domain);
    await setMaintenance(true);
    const tokens = [
      world.owner.idToken,
      world.colleague.idToken,
      world.outsider.idToken,
      ...(registry[name].access.name === 'public' ? [undefined] : []),
    ];
    for (const token of tokens) {
      const answer = await send(stack(), name, fixtures[name](world), token, {
        'idempotency-key': 'under-maintenance',
      });
      expect(answer.status, answer.text).toBe(503);
      expect(answer.body).toEqual({
        code: 'maintenance',
        message: errors.maintenance.message,
        requestId: expect.any(String) as string,
      });
    }
    expect(await tableOf(stack(), world.domain)).toEqual(before);
  });

  test('works again right afterwards, and accepts the refused command under its key', async () => {
    const fresh = await kept.reset();
    const input = fixtures[name](fresh);
    const sent = () => send(stack(), name, input, fresh.owner.idToken, { 'idempotency-key': 'again' });
    await setMaintenance(true);
    expect((await sent()).status).toBe(503);
    await setMaintenance(false);
    const answer = await sent();
    expect(answer.status, answer.text).toBe(200);
  });
});

test('the maintenance switch is read together with what a call reads anyway', async () => {
  const world = kept.now();
  const { seen, reset } = observeTable();
  reset();
  await world.call('company_users', {});
  expect(seen.depth).toBe(1);
  await setMaintenance(true);
  reset();
  await send(stack(), 'get_container', { containerId: world.containerId }, world.owner.idToken);
  expect(seen.depth).toBe(1);
});

test('the maintenance switch belongs to no company', async () => {
  const world = still.now();
  const before = await tableOf(stack(), world.domain);
  await setMaintenance(true);
  expect(await tableOf(stack(), world.domain)).toEqual(before);
});
