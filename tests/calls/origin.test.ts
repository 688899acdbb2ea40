import { createHash } from 'node:crypto';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { ORIGIN_HEADER } from '#shared/contract/originHeader.ts';
import * as errors from '#shared/errors.ts';
import { send } from './support/caller.ts';
import { createSmallWorld, type SmallWorld } from './support/smallWorld.ts';
import { useStack } from './support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

const digest = (value: string) => createHash('sha256').update(value).digest('hex');
function demand(...values: string[]): void {
  process.env['ORIGIN_DIGESTS'] = values.map(digest).join(' ');
  onTestFinished(() => void delete process.env['ORIGIN_DIGESTS']);
}

const email = 'ann@acme.example';
const calls = [
  ['a query', 'company_settings', () => ({})],
  ['a command', 'sign_out_everywhere', () => ({ uid: world.owner.uid })],
  ['a call that anyone may make', 'user_sign_in_provider_id', () => ({ email })],
] as const;
const statusOf = async (name: (typeof calls)[number][1], input: object, headers: Record<string, string>) =>
  (await send(stack(), name, input, world.owner.idToken, headers)).status;

test.each(calls)('%s that did not come through the CDN is refused', async (_which, name, input) => {
  demand('the secret', 'the former one');
  for (const headers of [
    {},
    { [ORIGIN_HEADER]: '' },
    { [ORIGIN_HEADER]: 'guessed' },
    { [ORIGIN_HEADER]: digest('the secret') },
  ]) {
    const answer = await send(stack(), name, input(), world.owner.idToken, headers);
    expect(answer).toMatchObject({ status: 403, body: { code: errors.permissionDenied.code } });
  }
});

test('the current secret and the one before it are accepted, no other', async () => {
  demand('the secret', 'the former one');
  const by = (secret: string) => statusOf('company_settings', {}, { [ORIGIN_HEADER]: secret });
  expect(await Promise.all(['the secret', 'the former one', 'an older one'].map(by))).toEqual([200, 200, 403]);
});

test('requests from anywhere are accepted where no secret is required', async () => {
  expect(await statusOf('company_settings', {}, {})).toBe(200);
});
