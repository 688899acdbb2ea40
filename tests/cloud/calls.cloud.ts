import { describe, expect, test } from 'vitest';
import type { KnownError } from '#shared/CallError.ts';
import { type CallName, registry } from '#shared/contract/registry.ts';
import * as errors from '#shared/errors.ts';
import { errorTable } from '#shared/errorTable.ts';
import { send } from '#tests/calls/support/caller.ts';
import { useResettableWorld } from '#tests/calls/support/resettableWorld.ts';
import { signIn } from '#tests/calls/support/signIn.ts';
import { PASSWORD } from '#tests/calls/support/world.ts';
import { newPerson } from '#tests/e2e/support/people.ts';
import { everyCall } from '#tests/fixtures/everyCall.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { otherPoolToken, resigned, withOtherClaims } from './tokens.ts';
import { useCloud } from './useCloud.ts';

const cloud = useCloud();
const { searches } = cloud.deployed;
const world = useResettableWorld(() => cloud);

/** What calls to Jira answer that first look for what the connection has left behind. */
const withoutJira: Partial<Record<CallName, KnownError>> = {
  delete_epic_link: errors.integrationItemDoesNotExist,
  replay_sent: errors.journalEntryDoesNotExist,
};

describe.each(everyCall())('the deployed %s', (name) => {
  const definition = registry[name];
  const needsJira = definition.errors.includes(errors.integrationNotConnected) || name === 'delete_epic_link';
  const needsSearch = definition.errors.includes(errors.searchUnavailable);

  test('answers whoever may make it', async () => {
    const fresh = await world.reset();
    const make = () => send(cloud, name, fixtures[name](fresh), fresh.owner.idToken);
    if (name === 'delete_account' || name === 'remove_user') {
      const { status: made, text } = await make();
      expect(made, text).toBe(200);
      const { idToken } = name === 'delete_account' ? fresh.owner : fresh.editor;
      const { status } = await send(cloud, 'company_settings', {}, idToken);
      expect(status).toBe(name === 'delete_account' ? 401 : 403);
    } else if (needsJira) {
      // No function reaches a Jira from the emulator. That it is asked at all, the status of the connection says.
      const { status, body } = await make();
      const { code } = withoutJira[name] ?? errors.integrationNotConnected;
      expect({ status, code: body['code'] }).toEqual({ status: errorTable[code].status, code });
    } else if (!needsSearch) {
      const { status, text } = await make();
      expect(status, text).toBe(200);
    } else if (searches) {
      // On a busy machine an OpenSearch that was started for this may take longer than the function waits for it.
      await expect.poll(async () => (await make()).status, { timeout: 50_000 }).toBe(200);
    } else {
      const { status, body } = await make();
      expect({ status, code: body['code'] }).toEqual({
        status: errors.searchUnavailable.status,
        code: 'search-unavailable',
      });
    }
  });

  test('answers nobody else', async () => {
    const { owner } = world.now();
    const input = fixtures[name](world.now());
    const now = Math.floor(Date.now() / 1_000);
    const tokens = {
      none: undefined,
      'no token at all': 'nonsense',
      forged: withOtherClaims(owner.idToken, { email: `boss@${world.now().domain}` }),
      expired: resigned(
        owner.idToken,
        { iat: now - 7_200, auth_time: now - 7_200, exp: now - 3_600 },
        cloud.deployed.signingKey,
      ),
      "another pool's": await otherPoolToken(cloud, owner.email, PASSWORD),
    };
    for (const [what, token] of Object.entries(tokens)) {
      const { status } = await send(cloud, name, input, token);
      expect({ what, status }).toEqual({ what, status: definition.access.name === 'public' ? 200 : 401 });
    }
  });
});

test('a token that is signed anew and still holds is let in, so what was refused was refused for its time', async () => {
  const { owner } = world.now();
  const { status } = await send(cloud, 'company_settings', {}, resigned(owner.idToken, {}, cloud.deployed.signingKey));
  expect(status).toBe(200);
});

test('an access token passes the gateway and is refused by the function', async () => {
  const max = newPerson({ name: 'Max' });
  await cloud.pool.admin.createConfirmedUser(max);
  const { accessToken } = await signIn(cloud, max.email, max.password);
  const { status, body } = await send(cloud, 'company_settings', {}, accessToken);
  expect({ status, code: body['code'] }).toEqual({ status: 401, code: 'not-authenticated' });
});

test('the pool asks the trigger what to put into a token', async () => {
  const { owner, viewer, outsider, domain } = world.now();
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
  expect(claimsOf(owner.idToken)).toMatchObject({
    company: domain,
    uid: owner.uid,
    super_admin: 'true',
    admin: 'true',
    email_verified: true,
    token_use: 'id',
  });
  expect(claimsOf(viewer.idToken)).toMatchObject({
    company: domain,
    uid: viewer.uid,
    super_admin: 'false',
    admin: 'false',
  });
  expect(claimsOf(outsider.idToken)).toMatchObject({ company: domain });
  expect(claimsOf(outsider.idToken)).not.toHaveProperty('uid');
});
