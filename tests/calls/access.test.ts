import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allEntities } from '#lambdas/entities/all.ts';
import type { ErrorCode } from '#shared/CallError.ts';
import type { ChangeAnswer, Changed } from '#shared/contract/change.ts';
import { type CallName, registry } from '#shared/contract/registry.ts';
import { errorTable } from '#shared/errorTable.ts';
import { everyCall } from '#tests/fixtures/everyCall.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { type Answer, send } from './support/caller.ts';
import { useResettableWorld } from './support/resettableWorld.ts';
import { tableOf } from './support/table.ts';
import { useStack } from './support/useStack.ts';
import { signUp, type Somebody, type World } from './support/world.ts';

const stack = useStack();
const guarded = everyCall(({ access }) => access.name !== 'public');
/** A world for calls that change something. */
const fresh = useResettableWorld(stack);
/** Two companies for calls that must change nothing. */
const kept = useResettableWorld(stack);
const keptOther = useResettableWorld(stack);
let world: World;
/** A person who has just lost access, with a token from before. */
let leaver: Somebody;
/** The rows of `world`, which no refused call changes. */
let untouched: Awaited<ReturnType<typeof tableOf>>;
beforeAll(async () => {
  world = kept.now();
  const email = `leaver@${world.domain}`;
  await world.call('add_registered_email', { email });
  leaver = await signUp(stack(), email, 'Lee');
  expect((await send(stack(), 'company_users', {}, leaver.idToken)).status).toBe(200);
  await world.call('remove_registered_email', { email });
  await stack().stream.settled();
  untouched = await tableOf(stack(), world.domain);
});
const inputOf = (name: CallName, world: World) => fixtures[name](world);

function expectRefusal(answer: Answer, code: ErrorCode): void {
  expect(answer.body, answer.text).toMatchObject({ code, message: expect.any(String) as string });
  expect(answer.status).toBe(errorTable[code].status);
}

const changedIn = ({ body }: Answer) => (body as Partial<ChangeAnswer>).changed ?? [];
/** The validation error of a changed entity, by the model of its definition; undefined when it is valid. */
function faultOf(entity: Changed): unknown {
  const model = allEntities.get(entity.type)?.entity.model ?? expect.fail(`${entity.type} is not for clients`);
  return z.safeParse(model, entity).error;
}

/** A query leaves the world as it is, unless it has Jira do something, so those come first. */
const leavesAsItIs = (name: CallName) => registry[name].kind === 'query' && registry[name].area !== 'integration';
const inTurn = (['query', 'command'] as const).flatMap((kind) => everyCall((call) => call.kind === kind));

describe.each(inTurn)('%s', (name) => {
  test('succeeds with its fixture', async () => {
    const own = leavesAsItIs(name) ? fresh.now() : await fresh.reset();
    const answer = await send(stack(), name, inputOf(name, own), own.owner.idToken);
    expect(answer.status, answer.text).toBe(200);
    expect(registry[name].output.safeParse(answer.body).error).toBeUndefined();
    for (const entity of changedIn(answer)) expect(faultOf(entity)).toBeUndefined();
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

  test("never shows or changes another company's data", async () => {
    // The input of a command open to anyone in the company may appear in the answers of its callers.
    const isEcho = registry[name].kind === 'command' && registry[name].access.name === 'company';
    const others = isEcho ? await keptOther.reset() : keptOther.now();
    const answer = await send(stack(), name, inputOf(name, world), others.owner.idToken);
    expect(answer.status).toBeLessThan(500);
    if (!isEcho) expect(answer.text.replaceAll(`company domain (${others.domain})`, '')).not.toContain(world.canary);
    if (registry[name].access.name.startsWith('map:')) expectRefusal(answer, 'permission-denied');
    if (registry[name].access.name.startsWith('initiative:')) expectRefusal(answer, 'initiative-does-not-exist');
    expect(await tableOf(stack(), world.domain)).toEqual(untouched);
    if (isEcho) await keptOther.reset();
    // The answer for a map of another company equals the one for a map that never existed.
    if (registry[name].access.name.startsWith('map:')) {
      const nowhere = await send(
        stack(),
        name,
        { ...inputOf(name, world), containerId: '0'.repeat(20) },
        others.owner.idToken,
      );
      expect(nowhere.text).toBe(answer.text);
    }
  });

  test('is refused on the very next call after access was removed', async () => {
    expectRefusal(await send(stack(), name, inputOf(name, world), leaver.idToken), 'no-company-access');
  });
});

function claimsOf(somebody: Somebody): Record<string, unknown> {
  return JSON.parse(Buffer.from(somebody.idToken.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
}
