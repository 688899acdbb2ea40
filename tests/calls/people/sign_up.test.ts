import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { createTableClient, setTableClient } from '#lambdas/store/table/client.ts';
import { DEFAULT_NAMES } from '#shared/model/company/settings.ts';
import { send } from '#tests/calls/support/caller.ts';
import { observeTable } from '#tests/calls/support/observedTable.ts';
import { poolRequest, signIn } from '#tests/calls/support/signIn.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { PASSWORD } from '#tests/calls/support/world.ts';

const stack = useStack();
const newDomain = () => `new${randomBytes(6).toString('hex')}.example`;
const clientId = () => stack().pool.config().clientId;

afterEach(() => {
  setTableClient(createTableClient());
  process.env['COMPANIES'] = 'any';
});

const register = (email: string, name = 'Somebody') =>
  poolRequest(stack(), 'SignUp', {
    ClientId: clientId(),
    Username: email,
    Password: PASSWORD,
    UserAttributes: [{ Name: 'name', Value: name }],
  });

/** Enters the code that was mailed. */
const confirm = (email: string) => {
  const code = /code=(\d{6})/.exec(stack().mailbox.mails(email)[0]?.html ?? '')?.[1];
  return poolRequest(stack(), 'ConfirmSignUp', { ClientId: clientId(), Username: email, ConfirmationCode: code });
};

type Claims = Record<string, unknown>;
/** The claims of the ID token after a new sign-in. */
async function claimsOf(email: string): Promise<Claims> {
  const { idToken } = await signIn(stack(), email, PASSWORD);
  return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as Claims;
}

const statusOf = async (email: string) =>
  (await send(stack(), 'company_settings', {}, (await signIn(stack(), email, PASSWORD)).idToken)).status;

describe('a new company', () => {
  test('starts with its first verified person as super admin; the second has to wait for access', async () => {
    const domain = newDomain();
    const [first, second] = [`First@${domain}`, `second@${domain}`];
    await register(first, 'First Person');
    await register(second);
    await confirm(first);
    await confirm(second);
    const claims = await claimsOf(first);
    expect(claims).toMatchObject({
      company: domain,
      uid: expect.stringMatching(/^[0-9A-Za-z]{20}$/) as string,
      admin: 'true',
      super_admin: 'true',
      global_story_map_viewer: 'false',
    });
    const waiting = await claimsOf(second);
    expect(waiting).toMatchObject({ company: domain });
    expect(
      Object.keys(waiting).filter((name) => ['uid', 'admin', 'super_admin', 'global_story_map_viewer'].includes(name)),
    ).toEqual([]);
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 403]);

    const { idToken } = await signIn(stack(), first, PASSWORD);
    const { body } = await send(stack(), 'company_settings', {}, idToken);
    const priorities = body['priorities'] as { id: string }[];
    expect(priorities).toHaveLength(4);
    expect([...(body['priorityOrder'] as string[])].sort()).toEqual(priorities.map(({ id }) => id).sort());
    const named = (body['maturity'] as { name: string }[]).map(({ name }) => name);
    expect(named).toEqual([...DEFAULT_NAMES.maturity].sort());
    expect((await send(stack(), 'company_users', {}, idToken)).body['docs']).toHaveLength(2);
  });

  test('has exactly one super admin, however many confirm at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const domain = newDomain();
      const people = ['ada', 'bob', 'cleo'].map((name) => `${name}@${domain}`);
      await Promise.all(people.map((email) => register(email)));
      await Promise.all(people.map((email) => confirm(email)));
      const claims = await Promise.all(people.map(claimsOf));
      expect(
        claims.filter((claim) => claim['super_admin'] === 'true'),
        JSON.stringify(claims),
      ).toHaveLength(1);
      expect((await Promise.all(people.map(statusOf))).sort()).toEqual([200, 403, 403]);
    }
  });

  test('does not start with an address that is not verified', async () => {
    const domain = newDomain();
    await register(`eve@${domain}`);
    await expect(signIn(stack(), `eve@${domain}`, PASSWORD)).rejects.toThrow('UserNotConfirmedException');
    await register(`ada@${domain}`);
    await confirm(`ada@${domain}`);
    expect(await claimsOf(`ada@${domain}`)).toMatchObject({ super_admin: 'true' });
  });
});

test('a sign-up reads what is known of the address and writes, without reading back', async () => {
  const email = `ada@${newDomain()}`;
  await register(email);
  const { seen, reset } = observeTable();
  await confirm(email);
  expect(seen.commands).toEqual(['BatchGetItemCommand', 'TransactWriteItemsCommand']);
  reset();
  expect(await claimsOf(email)).toMatchObject({ super_admin: 'true' });
  expect(seen.commands).toEqual(['BatchGetItemCommand']);

  // The access item of an address that an admin has registered contains the user, so it is read first.
  const { idToken } = await signIn(stack(), email, PASSWORD);
  const invited = `bob@${email.split('@')[1] ?? ''}`;
  await send(stack(), 'add_registered_email', { email: invited }, idToken);
  await register(invited);
  reset();
  await confirm(invited);
  expect(seen.commands).toEqual(['BatchGetItemCommand', 'BatchGetItemCommand', 'TransactWriteItemsCommand']);
  expect(await claimsOf(invited)).toMatchObject({ uid: expect.any(String) as string, admin: 'false' });
});

test('a registration that failed after the address was verified is completed at sign-in', async () => {
  const email = `ada@${newDomain()}`;
  await register(email);
  const broken = createTableClient();
  broken.middlewareStack.add(
    () => async () => {
      throw new Error('the table is away');
    },
    { step: 'initialize', name: 'broken' },
  );
  setTableClient(broken);
  await expect(confirm(email)).rejects.toThrow('PostConfirmation failed');
  // They cannot sign in either while the table is unavailable, rather than get an incomplete token.
  await expect(signIn(stack(), email, PASSWORD)).rejects.toThrow('PreTokenGeneration failed');

  setTableClient(createTableClient());
  expect(await claimsOf(email)).toMatchObject({ super_admin: 'true', uid: expect.any(String) as string });
  expect(await statusOf(email)).toBe(200);
  // Once created, it is left alone.
  expect((await claimsOf(email))['uid']).toBe((await claimsOf(email))['uid']);
});

describe('people who cannot sign up', () => {
  test.each([
    [
      'an address of a free-mail provider',
      'somebody@gmail.com',
      "Free email addresses don't belong to a company. Sign up with your company's address",
    ],
    [
      'in any spelling',
      'somebody@GMail.COM',
      "Free email addresses don't belong to a company. Sign up with your company's address",
    ],
    [
      'a domain that looks like another',
      'somebody@ac\u00adme.example',
      'Sign up with the email address of your company',
    ],
    ['a domain with an underscore', 'somebody@ac_me.example', 'Sign up with the email address of your company'],
    [
      'an address that mail programs take for two',
      'eve,somebody@acme.example',
      'Sign up with the email address of your company',
    ],
    [
      'an address with a comment, which no admin could let in',
      'some(eve)body@acme.example',
      'Sign up with the email address of your company',
    ],
  ])('%s', async (_, email, message) => {
    await expect(register(email)).rejects.toThrow(message);
    await expect(register(email)).rejects.toThrow('UserLambdaValidationException');
  });
});

describe('where the companies are listed', () => {
  test('the listed address becomes super admin, also when others of the company came first', async () => {
    const domain = newDomain();
    process.env['COMPANIES'] = JSON.stringify({ [domain]: { superAdmin: `Boss@${domain}` } });
    for (const name of ['early', 'boss', 'late']) {
      await register(`${name}@${domain}`);
      await confirm(`${name}@${domain}`);
    }
    expect(await claimsOf(`boss@${domain}`)).toMatchObject({ super_admin: 'true' });
    expect([
      await statusOf(`early@${domain}`),
      await statusOf(`boss@${domain}`),
      await statusOf(`late@${domain}`),
    ]).toEqual([403, 200, 403]);
  });

  test('somebody who is named super admin after signing up is no longer among those without access', async () => {
    const domain = newDomain();
    const email = `early@${domain}`;
    process.env['COMPANIES'] = JSON.stringify({ [domain]: { superAdmin: `boss@${domain}` } });
    await register(email);
    await confirm(email);
    process.env['COMPANIES'] = JSON.stringify({ [domain]: { superAdmin: email } });
    // The very token with which they become super admin shows it.
    const first = await claimsOf(email);
    expect(first).toMatchObject({ super_admin: 'true', admin: 'true', uid: (await claimsOf(email))['uid'] });
    const { idToken } = await signIn(stack(), email, PASSWORD);
    expect((await send(stack(), 'company_users', {}, idToken)).body['docs']).toMatchObject([{ email, active: true }]);
  });

  test('neither is somebody who is named later and signs up again, as after the loss of the pool', async () => {
    const domain = newDomain();
    const email = `early@${domain}`;
    process.env['COMPANIES'] = JSON.stringify({ [domain]: { superAdmin: `boss@${domain}` } });
    await register(email);
    await confirm(email);
    await poolRequest(stack(), 'AdminDeleteUser', { UserPoolId: stack().pool.config().poolId, Username: email });
    process.env['COMPANIES'] = JSON.stringify({ [domain]: { superAdmin: email } });
    await register(email);
    await confirm(email);
    const { idToken } = await signIn(stack(), email, PASSWORD);
    expect((await send(stack(), 'company_users', {}, idToken)).body['docs']).toMatchObject([{ email, active: true }]);
  });

  test('nobody of another domain signs up, not even of a subdomain', async () => {
    const domain = newDomain();
    process.env['COMPANIES'] = JSON.stringify({ [domain]: { superAdmin: `boss@${domain}` } });
    for (const other of [newDomain(), `sub.${domain}`]) {
      await expect(register(`ada@${other}`)).rejects.toThrow(
        "Your company doesn't use this StorYd yet. Ask its administrator",
      );
    }
  });
});
