import { beforeAll, describe, expect, test } from 'vitest';
import { callNames, registry, type CallName } from '#shared/contract/registry.ts';
import { errors, type ErrorCode } from '#shared/errors.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { send, type Answer } from './support/caller.ts';
import { poolRequest, signIn, type Tokens } from './support/signIn.ts';
import { tableOf } from './support/table.ts';
import { useStack } from './support/useStack.ts';
import { createWorld, PASSWORD, type Somebody, type World } from './support/world.ts';

const stack = useStack();
const guarded = callNames.filter((name) => registry[name].access !== 'public');
/** The company for all that must leave no trace. */
let world: World;
/** The owner's token from a moment in which their address was not verified. */
let unverified: Tokens;
beforeAll(async () => {
  world = await createWorld(stack());
  const setVerified = (value: 'true' | 'false') =>
    poolRequest(stack(), 'AdminUpdateUserAttributes', {
      UserPoolId: stack().pool.config().poolId,
      Username: world.owner.email,
      UserAttributes: [{ Name: 'email_verified', Value: value }],
    });
  await setVerified('false');
  unverified = await signIn(stack(), world.owner.email, PASSWORD);
  await setVerified('true');
});
const inputOf = (name: CallName, world: World) => fixtures[name](world);

function expectRefusal(answer: Answer, code: ErrorCode): void {
  expect(answer.body, answer.text).toMatchObject({ code, message: expect.any(String) as string });
  expect(answer.status).toBe(errors[code].status);
}

/** Whom the permission table lets make a call of this access, out of the people of a world; the others and what they are told. */
const refused: Record<string, { who: (world: World) => Somebody; code: ErrorCode }[]> = {
  company: [],
  'self-or-admin': [{ who: (world) => world.colleague, code: 'permission-denied' }],
  admin: [{ who: (world) => world.colleague, code: 'not-administrator' }],
  'map:view': [{ who: (world) => world.colleague, code: 'permission-denied' }],
  'map:edit': [
    { who: (world) => world.viewer, code: 'permission-denied' },
    { who: (world) => world.colleague, code: 'permission-denied' },
  ],
  'map:own': [
    { who: (world) => world.editor, code: 'permission-denied' },
    { who: (world) => world.viewer, code: 'permission-denied' },
    { who: (world) => world.colleague, code: 'permission-denied' },
  ],
};
const allowed: Record<string, (world: World) => Somebody[]> = {
  company: (world) => [world.colleague],
  'self-or-admin': (world) => [world.owner],
  admin: (world) => [world.owner],
  'map:view': (world) => [world.owner, world.editor, world.viewer],
  'map:edit': (world) => [world.owner, world.editor],
  'map:own': (world) => [world.owner],
};

describe.each(callNames)('%s', (name) => {
  test('succeeds with its fixture, for everybody whom the permission table allows', async () => {
    const people = allowed[registry[name].access] ?? ((own: World) => [own.owner]);
    for (let i = 0; i < people(world).length; i += 1) {
      const fresh = await createWorld(stack());
      const answer = await send(stack(), name, inputOf(name, fresh), people(fresh)[i]?.idToken);
      expect(answer.status, answer.text).toBe(200);
      expect(registry[name].output.safeParse(answer.body).error).toBeUndefined();
    }
  });
});

describe.each(guarded)('%s', (name) => {
  test('is refused without a valid ID token', async () => {
    const [head, payload, signature = ''] = world.owner.idToken.split('.');
    const forged = [
      undefined,
      'not-a-token',
      `${head}.${payload}.${signature.slice(0, -4)}AAAA`,
      `${head}.${Buffer.from(JSON.stringify({ ...claimsOf(world.owner), email: 'eve@evil.example' })).toString('base64url')}.${signature}`,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`,
    ];
    for (const token of forged) {
      const answer = await send(stack(), name, inputOf(name, world), token);
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ message: 'Unauthorized' });
    }
    expectRefusal(await send(stack(), name, inputOf(name, world), world.owner.accessToken), 'not-authenticated');
  });

  test('is refused to an unverified address, to people without access, and to every role below', async () => {
    expectRefusal(await send(stack(), name, inputOf(name, world), world.outsider.idToken), 'no-company-access');
    for (const { who, code } of refused[registry[name].access] ?? []) {
      expectRefusal(await send(stack(), name, inputOf(name, world), who(world).idToken), code);
    }
    expectRefusal(await send(stack(), name, inputOf(name, world), unverified.idToken), 'email-not-verified');
  });

  test("never shows or changes another company's data", async () => {
    const other = await createWorld(stack());
    const before = await tableOf(stack(), world.domain);
    const answer = await send(stack(), name, inputOf(name, world), other.owner.idToken);
    expect(answer.status).toBeLessThan(500);
    const isEcho = registry[name].kind === 'command' && registry[name].access === 'company';
    if (!isEcho) expect(answer.text.replaceAll(`company domain (${other.domain})`, '')).not.toContain(world.canary);
    if (registry[name].access.startsWith('map:')) expectRefusal(answer, 'permission-denied');
    expect(await tableOf(stack(), world.domain)).toEqual(before);
    // The answer for a map of another company is the one for a map that never was.
    if (registry[name].access.startsWith('map:')) {
      const nowhere = await send(stack(), name, { ...inputOf(name, world), containerId: '0'.repeat(20) }, other.owner.idToken);
      expect(nowhere.text).toBe(answer.text);
    }
  });

  test('is refused on the very next call after access was removed', async () => {
    const fresh = await createWorld(stack());
    const { colleague } = fresh;
    expect((await send(stack(), 'company_users', {}, colleague.idToken)).status).toBe(200);
    await fresh.call('remove_registered_email', { email: colleague.email });
    expectRefusal(await send(stack(), name, inputOf(name, fresh), colleague.idToken), 'no-company-access');
  });
});

function claimsOf(somebody: Somebody): Record<string, unknown> {
  return JSON.parse(Buffer.from(somebody.idToken.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
}
