import { expect, test } from 'vitest';
import { send } from '#tests/calls/support/caller.ts';
import { createSmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();

test('sign_in_provider answers the same for every address, so that nobody learns who has an account', async () => {
  const { domain, owner, invited } = await createSmallWorld(stack());
  for (const email of [owner.email, invited.email, `nobody@${domain}`, 'nobody@elsewhere.example']) {
    const { status, body } = await send(stack(), 'user_sign_in_provider_id', { email }, undefined);
    expect({ status, body }).toEqual({ status: 200, body: { providerId: 'password' } });
  }
});

test('sign_in_provider is the one that the domain is bound to, for known and unknown addresses alike', async () => {
  const email = 'ann@acme.sso.example';
  await stack().pool.admin.createConfirmedUser({ email, password: 'correct horse', username: 'Ann' });
  for (const address of [email, 'nobody@acme.sso.example', 'nobody@other.sso.example'])
    expect(await send(stack(), 'user_sign_in_provider_id', { email: address }, undefined)).toMatchObject({
      status: 200,
      body: { providerId: 'Local' },
    });
});
