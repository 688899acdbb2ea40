import { beforeAll, expect, test } from 'vitest';
import { ROLES_HEADER } from '#shared/contract/rolesHeader.ts';
import { signIn } from '#tests/calls/support/signIn.ts';
import { createSmallWorld, PASSWORD, signUp, type SmallWorld } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});

/** The status of a call, and the roles that its answer names. */
async function ask(token: string, path = '/company_settings'): Promise<[number, string | null]> {
  const { status, headers } = await fetch(`${stack().apiUrl}${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return [status, headers.get(ROLES_HEADER)];
}

test('an answer names the present roles while the token names others, also that of a refused call', async () => {
  const email = `helper@${world.domain}`;
  await world.call('add_registered_email', { email });
  const { uid, idToken } = await signUp(stack(), email, 'helper');
  expect(await ask(idToken)).toEqual([200, null]);
  await world.call('set_user_custom_claim_admin', { uid, admin: true });
  expect(await ask(idToken)).toEqual([200, 'admin']);
  const { idToken: renewed } = await signIn(stack(), email, PASSWORD);
  expect(await ask(renewed)).toEqual([200, null]);
  await world.call('set_user_custom_claim_global_story_map_viewer', { uid, global_story_map_viewer: true });
  expect(await ask(renewed)).toEqual([200, 'admin,global_story_map_viewer']);
  await world.call('set_user_custom_claim_admin', { uid, admin: false });
  await world.call('set_user_custom_claim_global_story_map_viewer', { uid, global_story_map_viewer: false });
  expect(await ask(renewed, '/registered_emails')).toEqual([403, 'none']);
  expect(await ask(idToken)).toEqual([200, null]);
});

test('the token of somebody who is let in is out of date, and no roles are named without access', async () => {
  const email = `newcomer@${world.domain}`;
  const { idToken } = await signUp(stack(), email, 'newcomer');
  expect(await ask(idToken, '/asked_for_access')).toEqual([200, null]);
  expect(await ask(idToken)).toEqual([403, null]);
  await world.call('add_registered_email', { email });
  expect(await ask(idToken, '/asked_for_access')).toEqual([200, 'none']);
  await world.call('remove_registered_email', { email });
  expect(await ask(idToken)).toEqual([403, null]);
});
