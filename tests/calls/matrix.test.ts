import { beforeAll, describe, expect, test } from 'vitest';
import type { KnownError } from '#shared/CallError.ts';
import { type CallName, registry } from '#shared/contract/registry.ts';
import * as errors from '#shared/errors.ts';
import type { MapRole, Person } from '#shared/rules/people/permissions.ts';
import { everyCall } from '#tests/fixtures/everyCall.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { type Answer, send } from './support/caller.ts';
import { type Actor, castOf } from './support/cast.ts';
import { stopCommits } from './support/observedTable.ts';
import { poolRequest, signIn, type Tokens } from './support/signIn.ts';
import { useStack } from './support/useStack.ts';
import { createWorld, PASSWORD, type World } from './support/world.ts';

/**
 * The authorisation matrix: every call, made by everybody, in their own company and in another. The expected results
 * come from the permission table alone. No command gets further than its commit, which is stopped, so that each cell
 * meets the same company.
 */
const stack = useStack();
/** The answer to a command that was authorised and then stopped. */
const STOPPED = errors.tooManyRequests;

let world: World;
let ours: Actor[];
let theirs: Actor[];
let unverified: Tokens;
let commits: { count: () => number };

beforeAll(async () => {
  world = await createWorld(stack());
  const other = await createWorld(stack());
  [ours, theirs] = await Promise.all([castOf(stack(), world), castOf(stack(), other)]);
  const setVerified = (value: 'true' | 'false') =>
    poolRequest(stack(), 'AdminUpdateUserAttributes', {
      UserPoolId: stack().pool.config().poolId,
      Username: world.editor.email,
      UserAttributes: [{ Name: 'email_verified', Value: value }],
    });
  await setVerified('false');
  unverified = await signIn(stack(), world.editor.email, PASSWORD);
  await setVerified('true');
  // Readers of the stream commit too.
  await stack().stream.settled();
  commits = stopCommits();
});

/** The expected result of one cell: undefined when the call is allowed. */
function verdict(
  name: CallName,
  input: Record<string, unknown>,
  person: Person,
  mapRole: MapRole,
): KnownError | undefined {
  // The cast has the same roles in the initiative as on the map.
  const initiativeRole = mapRole === 'owner' || mapRole === 'editor' ? mapRole : 'none';
  const { access } = registry[name];
  const { needs, refusal } = access;
  const subjectUid = needs === 'person' && typeof input['uid'] === 'string' ? { subjectUid: input['uid'] } : {};
  // Viewers may comment on a new story map.
  const storyMap = { viewersComment: true };
  return access.allows({ person, mapRole, initiativeRole, storyMap, ...subjectUid }) ? undefined : refusal;
}

/**
 * The expected result in another company: nobody has a role on its maps, not even people who may see all maps of their
 * own, and its initiatives do not exist.
 */
function refusalAbroad(name: CallName, input: Record<string, unknown>, person: Person): KnownError | undefined {
  const { needs, refusal } = registry[name].access;
  if (needs === 'initiative') return errors.initiativeDoesNotExist;
  return needs === 'map' ? refusal : verdict(name, input, person, 'none');
}

async function cell(name: CallName, token: string | undefined): Promise<{ answer: Answer; reachedCommit: boolean }> {
  const before = commits.count();
  const answer = await send(stack(), name, fixtures[name](world), token);
  return { answer, reachedCommit: commits.count() > before };
}

function expectRefused(
  { answer, reachedCommit }: Awaited<ReturnType<typeof cell>>,
  { code, status }: KnownError,
  who: string,
): void {
  expect({ who, status: answer.status, code: answer.body['code'] }).toEqual({
    who,
    status,
    code,
  });
  expect(reachedCommit, `${who} reached the table`).toBe(false);
}

describe.each(everyCall())('%s', (name) => {
  const definition = registry[name];
  const isPublic = definition.access.name === 'public';

  test('refuses people without an identity, a verified address or access to the application, unless it is public', async () => {
    const anonymous = await cell(name, undefined);
    if (isPublic) expect(anonymous.answer.status).toBe(200);
    else {
      expect(anonymous.answer.status).toBe(401);
      expectRefused(await cell(name, unverified.idToken), errors.emailNotVerified, 'unverified');
      const outside = await cell(name, world.outsider.idToken);
      if (definition.access.name === 'address') expectAllowed(name, outside, 'without access');
      else expectRefused(outside, errors.noCompanyAccess, 'without access');
    }
  });

  test.each(['their own company', 'another company'])(
    'is open to whom the permission table says, in %s',
    async (where) => {
      const isOwn = where === 'their own company';
      const input = fixtures[name](world) as Record<string, unknown>;
      for (const { role, somebody, person, mapRole } of isOwn ? ours : theirs) {
        const refusal = isOwn ? verdict(name, input, person, mapRole) : refusalAbroad(name, input, person);
        const met = await cell(name, somebody.idToken);
        if (refusal !== undefined) expectRefused(met, refusal, role);
        else expectAllowed(name, met, role);
      }
    },
  );
});

/** Authorised: a query answers, a command reaches its commit or is refused by its own rule. */
function expectAllowed(name: CallName, { answer, reachedCommit }: Awaited<ReturnType<typeof cell>>, who: string): void {
  const { kind, errors: own } = registry[name];
  const code = String(answer.body['code']);
  const isOwnRefusal = own.some((error) => error.code === code);
  if (kind === 'command' && reachedCommit) expect({ who, code }).toEqual({ who, code: STOPPED.code });
  else expect(answer.status === 200 || isOwnRefusal, `${who}: ${answer.text}`).toBe(true);
}
