import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import { claimsIn, signInAtProvider } from '#tests/calls/support/atProvider.ts';
import { send } from '#tests/calls/support/caller.ts';
import { poolRequest } from '#tests/calls/support/signIn.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

/** What the product does to accounts of providers in the user pool, which knows them by `<provider>_<subject>`. */

const stack = useStack();

async function signIn(email: string) {
  const result = await signInAtProvider(stack(), { email });
  if (result.refused !== undefined) throw new Error(result.refused);
  return { ...result, email, uid: String(result.claims['uid']) };
}

/** A super admin, and somebody whom they have let in; both come through the provider. */
async function company() {
  const domain = `t${randomBytes(5).toString('hex')}.sso.example`;
  const boss = await signIn(`boss@${domain}`);
  await send(stack(), 'add_registered_email', { email: `ann@${domain}` }, boss.idToken);
  return { boss, ann: await signIn(`ann@${domain}`) };
}

const isInPool = (email: string) =>
  stack()
    .pool.admin.listUsers()
    .some((user) => user.email === email);
const useAtPool = (AccessToken: string) => poolRequest(stack(), 'GetUser', { AccessToken });
const asAdministrator = (operation: string, Username: string) =>
  poolRequest(stack(), operation, { UserPoolId: stack().pool.config().poolId, Username });

test('administrators reach an account of a provider by its name, not by its sub', async () => {
  const { ann } = await company();
  const sub = String(claimsIn(ann.idToken)['sub']);
  await expect(asAdministrator('AdminGetUser', sub)).rejects.toThrow('UserNotFoundException');
  await expect(asAdministrator('AdminGetUser', `local_${ann.email}`)).resolves.toMatchObject({
    Username: `Local_${ann.email}`,
  });
});

test.each([
  ['sign_out_everywhere', 'ann'],
  ['remove_registered_email', 'boss'],
] as const)('%s ends the session of the pool too', async (name, by) => {
  const { boss, ann } = await company();
  await expect(useAtPool(ann.accessToken)).resolves.toBeDefined();
  const input = name === 'sign_out_everywhere' ? { uid: ann.uid } : { email: ann.email };
  expect(await send(stack(), name, input, { boss, ann }[by].idToken)).toMatchObject({ status: 200 });
  await expect(useAtPool(ann.accessToken)).rejects.toThrow('NotAuthorizedException');
  await expect(useAtPool(boss.accessToken)).resolves.toBeDefined();
});

test("a transfer of the super admin's role ends their session of the pool too", async () => {
  const { boss, ann } = await company();
  const { uid, email } = ann;
  expect(await send(stack(), 'transfer_super_admin', { uid, email }, boss.idToken)).toMatchObject({ status: 200 });
  await expect(useAtPool(boss.accessToken)).rejects.toThrow('NotAuthorizedException');
});

test('an account is deleted in the pool with the account, and with the user', async () => {
  const own = await company();
  expect(await send(stack(), 'delete_account', { uid: own.ann.uid }, own.ann.idToken)).toMatchObject({ status: 200 });
  expect([isInPool(own.ann.email), isInPool(own.boss.email)]).toEqual([false, true]);
  const removed = await company();
  const { email } = removed.ann;
  expect(await send(stack(), 'remove_user', { email }, removed.boss.idToken)).toMatchObject({ status: 200 });
  expect([isInPool(email), isInPool(removed.boss.email)]).toEqual([false, true]);
});

test('an account is deleted in the pool when its person is erased', async () => {
  const { boss, ann } = await company();
  const { uid, email } = ann;
  await send(stack(), 'remove_registered_email', { email }, boss.idToken);
  expect(isInPool(email)).toBe(true);
  expect(await send(stack(), 'erase_person', { uid, email }, boss.idToken)).toMatchObject({ status: 200 });
  expect(isInPool(email)).toBe(false);
});

test('who has no password here gets no new one from an admin', async () => {
  const { boss, ann } = await company();
  expect(await send(stack(), 'reset_second_factor', { email: ann.email }, boss.idToken)).toMatchObject({
    status: errors.noPassword.status,
    body: { code: 'no-password' },
  });
  await expect(useAtPool(ann.accessToken)).resolves.toBeDefined();
});
