import { afterEach, describe, expect, test, vi } from 'vitest';
import { type CallName, registry } from '#shared/contract/registry.ts';
import { everyCall } from '#tests/fixtures/everyCall.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { send } from './support/caller.ts';
import { useResettableWorld } from './support/resettableWorld.ts';
import { useStack } from './support/useStack.ts';
import { createWorld, type World } from './support/world.ts';

const stack = useStack();
const kept = useResettableWorld(stack);
afterEach(() => void vi.useRealTimers());

const checked = everyCall(({ path }) => path.startsWith('/integration/'));
const refused = { status: 403, body: { code: 'app-check-failed' } };
const make = (name: CallName, world: World, token: string) =>
  send(stack(), name, fixtures[name](world), world.owner.idToken, { 'x-app-check': token });

test('calls of integrations are checked', () => {
  expect(checked.length).toBeGreaterThan(5);
  const all = Object.values(registry).filter(({ path }) => path.startsWith('/integration/'));
  expect(new Set(checked).size).toBe(all.length);
});

describe.each(checked)('%s', (name) => {
  test('is refused without an app-check token, with a wrong, an old, and one of another person', async () => {
    const world = await kept.reset();
    const { token, expiresAt } = await world.call('app_check_token', {});
    const [end = '', signature = ''] = token.split('.');
    const ofEditor = await world.call('app_check_token', {}, world.editor);
    for (const wrong of ['', 'x', `${Number(end) + 1}.${signature}`, `${end}.${'A'.repeat(43)}`, ofEditor.token])
      expect(await make(name, world, wrong)).toMatchObject(refused);
    vi.useFakeTimers({ toFake: ['Date'], now: expiresAt + 1 });
    expect(await make(name, world, token)).toMatchObject(refused);
    vi.useRealTimers();
    expect((await make(name, world, token)).status).toBe(200);
  });
});

test('a token of another company is refused', async () => {
  const [world, other] = [await kept.reset(), await createWorld(stack())];
  const { token } = await other.call('app_check_token', {});
  expect(await make('get_connection_status', world, token)).toMatchObject(refused);
});
