import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { maxBodyBytes } from '#infra/local/cognito/policy.ts';
import { asClient, type LocalPool, password, refusalOf, signedInPerson, startPool } from './localPool.ts';

const email = 'ada@acme.example';
let local: LocalPool;

beforeEach(async () => {
  local = await startPool();
});
afterEach(async () => {
  await local.stop();
});

describe('the protocol', () => {
  it.each([
    ['no JSON', '{"ClientId":', 'SerializationException'],
    ['an empty body', '', 'SerializationException'],
    ['a list', '[]', 'SerializationException'],
    ['null', 'null', 'SerializationException'],
    ['nothing named', '{}', 'InvalidParameterException'],
    ['a name from the prototype', '{"__proto__":{"ClientId":"x"}}', 'InvalidParameterException'],
  ])('refuses %s', async (_what, body, name) => {
    const answer = await local.call('SignUp', body);
    expect([answer.status, answer.body['__type']]).toEqual([400, name]);
  });

  it.each(['Nothing', 'constructor', '__proto__', 'AdminCreateUser', ''])(
    'rejects the unknown operation %j',
    async (name) => {
      expect((await local.call(name, {})).body['__type']).toBe('UnknownOperationException');
    },
  );

  it('refuses a body that is too large', async () => {
    const answer = await local.call('SignUp', JSON.stringify({ ClientId: 'x'.repeat(maxBodyBytes) }));
    expect([answer.status, answer.body['__type']]).toEqual([413, 'RequestEntityTooLargeException']);
  });

  it('refuses a body that grows too large without a length announced', async () => {
    const chunk = new Uint8Array(maxBodyBytes / 2).fill(32);
    let left = 3;
    const body = new ReadableStream({
      pull(controller) {
        if (left === 0) controller.close();
        else controller.enqueue(chunk);
        left -= 1;
      },
    });
    const response = await fetch(local.origin, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  it('answers browsers of other origins, but lets no page sign as an administrator', async () => {
    const response = await fetch(local.origin, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:5173', 'access-control-request-headers': 'x-amz-target' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const allowed = response.headers.get('access-control-allow-headers')?.split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining(['cache-control', 'content-type', 'x-amz-target', 'x-amz-user-agent']),
    );
    expect(allowed).not.toContain('authorization');
    expect(allowed).not.toContain('*');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    const refused = await local.call('GetUser', { AccessToken: 'x' });
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each(['/', '/x/.well-known/jwks.json', '/../users.json'])('answers no GET at %s', async (path) => {
    expect((await fetch(`${local.origin}${path}`)).status).toBe(404);
  });
});

describe('attributes', () => {
  const update = (token: string, attributes: Record<string, string>) =>
    local.call('UpdateUserAttributes', {
      AccessToken: token,
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    });
  const stored = () => local.pool.admin.listUsers()[0]?.attributes;

  it('are written by their person, and removed by an empty value', async () => {
    const { AccessToken } = await signedInPerson(local, email);
    expect((await update(AccessToken, { name: 'Countess' })).status).toBe(200);
    expect(stored()).toMatchObject({ name: 'Countess', email });
    await update(AccessToken, { name: '' });
    expect(stored()).not.toHaveProperty('name');
  });

  it.each([
    { email: 'eve@evil.example' },
    { email_verified: 'true' },
    { nickname: 'x' },
    { name: 'x', email: 'eve@evil.example' },
  ])('reserved for the pool are refused: %j', async (attributes) => {
    const { AccessToken } = await signedInPerson(local, email);
    const before = stored();
    expect(refusalOf(await update(AccessToken, attributes))).toBe(
      '400 NotAuthorizedException: A client attempted to write unauthorized attribute',
    );
    expect(stored()).toEqual(before);
  });
});

describe('an administrator', () => {
  const admin = (operation: string, input: Record<string, unknown>) => local.adminCall(operation, input);

  it.each(['AdminGetUser', 'AdminDeleteUser', 'AdminUpdateUserAttributes', 'AdminUserGlobalSignOut', 'ListUsers'])(
    'is the only one who may call %s, and only for this pool',
    async (operation) => {
      const input = { UserPoolId: local.pool.config().poolId, Username: email };
      expect(refusalOf(await local.call(operation, input))).toBe(
        '403 MissingAuthenticationTokenException: Missing Authentication Token',
      );
      const other = await admin(operation, { UserPoolId: 'local_Other', Username: email });
      expect(refusalOf(other)).toBe('400 ResourceNotFoundException: User pool local_Other does not exist.');
    },
  );

  it('sees, changes and deletes a person', async () => {
    const { sub, RefreshToken } = await signedInPerson(local, email);
    expect((await admin('AdminGetUser', { Username: 'ADA@acme.example' })).body).toMatchObject({
      Username: sub,
      UserStatus: 'CONFIRMED',
      Enabled: true,
    });
    const moved = await admin('AdminUpdateUserAttributes', {
      Username: sub,
      UserAttributes: [{ Name: 'email', Value: 'Ada@New.example' }],
    });
    expect(moved.status).toBe(200);
    expect(local.pool.admin.listUsers()[0]?.attributes).toMatchObject({
      email: 'ada@new.example',
      email_verified: 'false',
    });
    expect((await admin('AdminGetUser', { Username: email })).body['__type']).toBe('UserNotFoundException');
    await admin('AdminUserGlobalSignOut', { Username: sub });
    const renewed = await local.call('GetTokensFromRefreshToken', asClient(local, { RefreshToken }));
    expect(renewed.body['message']).toBe('Refresh Token has been revoked');
    expect((await admin('AdminDeleteUser', { Username: 'ada@new.example' })).status).toBe(200);
    expect(local.pool.admin.listUsers()).toEqual([]);
  });

  it('cannot give one address to two people', async () => {
    await signedInPerson(local, email);
    await signedInPerson(local, 'bob@acme.example');
    const answer = await admin('AdminUpdateUserAttributes', {
      Username: 'bob@acme.example',
      UserAttributes: [{ Name: 'email', Value: email }],
    });
    expect(answer.body['__type']).toBe('AliasExistsException');
    expect((await admin('AdminGetUser', { Username: 'bob@acme.example' })).status).toBe(200);
  });

  it('lists people by filter and page by page', async () => {
    for (const name of ['ann', 'amy', 'bob']) {
      await local.pool.admin.createConfirmedUser({ email: `${name}@acme.example`, password, username: name });
    }
    const emails = (body: Record<string, unknown>) =>
      (body['Users'] as { Attributes: { Name: string; Value: string }[] }[]).map(
        (user) => user.Attributes.find(({ Name }) => Name === 'email')?.Value,
      );
    const filtered = await admin('ListUsers', { Filter: 'email ^= "a"' });
    expect(emails(filtered.body)).toEqual(['ann@acme.example', 'amy@acme.example']);
    const exact = await admin('ListUsers', { Filter: 'email = "BOB@acme.example"' });
    expect(emails(exact.body)).toEqual(['bob@acme.example']);
    expect((await admin('ListUsers', { Filter: 'email like x' })).body['__type']).toBe('InvalidParameterException');
    const first = await admin('ListUsers', { Limit: 2 });
    expect(emails(first.body)).toHaveLength(2);
    const rest = await admin('ListUsers', { Limit: 2, PaginationToken: first.body['PaginationToken'] });
    expect(emails(rest.body)).toEqual(['bob@acme.example']);
    expect(rest.body).not.toHaveProperty('PaginationToken');
  });

  it('seeds a person once and deletes them', async () => {
    const person = { email, password, username: 'Ada' };
    await local.pool.admin.createConfirmedUser(person);
    await expect(local.pool.admin.createConfirmedUser(person)).rejects.toMatchObject({
      name: 'UsernameExistsException',
    });
    await expect(
      local.pool.admin.createConfirmedUser({ ...person, email: 'x@acme.example', password: '12345' }),
    ).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await local.pool.admin.deleteUser('ADA@acme.example');
    await expect(local.pool.admin.deleteUser(email)).rejects.toMatchObject({ name: 'UserNotFoundException' });
  });
});
