import { beforeAll, describe, expect, test } from 'vitest';
import * as errors from '#shared/errors.ts';
import { send } from '#tests/calls/support/caller.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { grant } from '#tests/calls/support/roles.ts';
import { signIn } from '#tests/calls/support/signIn.ts';
import {
  createSmallWorld,
  PASSWORD,
  share,
  signUp,
  type SmallWorld,
  type Somebody,
} from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';

const stack = useStack();
let world: SmallWorld;
/** An administrator who is no super admin. */
let admin: Somebody;
beforeAll(async () => {
  world = await createSmallWorld(stack());
  admin = await newcomer('admin');
  await grant(world, admin, { admin: true });
});

const add = (email: string, as = world.owner) => world.call('add_registered_email', { email }, as);
const remove = (email: string, as = world.owner) => world.call('remove_registered_email', { email }, as);
const rowOf = async (email: string) =>
  (await world.call('registered_emails', {})).docs.find((row) => row.email === email);
const claimsOf = async (uid: string) => world.call('get_user_claims', { uid });
const NO_CLAIMS = { admin: false, super_admin: false, global_story_map_viewer: false };

/** A new person with access, signed in. */
async function newcomer(name: string): Promise<Somebody> {
  const email = `${name}@${world.domain}`;
  await add(email);
  return signUp(stack(), email, name);
}

describe('company_users', () => {
  test('are all who have signed up, with access or without, and nobody of another company', async () => {
    const other = await createSmallWorld(stack());
    const { docs } = await world.call('company_users', {}, world.viewer);
    expect(docs).toContainEqual({
      uid: world.owner.uid,
      email: world.owner.email,
      username: `Olga ${world.canary}`,
      active: true,
    });
    expect(docs).toContainEqual(expect.objectContaining({ email: world.outsider.email, active: false }));
    expect(docs.map((user) => user.email)).not.toContain(world.invited.email);
    expect(JSON.stringify(docs)).not.toContain(other.domain);
  });

  test('say whether each person has access, whichever way they got or lost it', async () => {
    const isActive = async ({ email }: { email: string }) =>
      (await world.call('company_users', {})).docs.find((user) => user.email === email)?.active;
    const guest = await newcomer('changing');
    expect(await isActive(guest)).toBe(true);
    await remove(guest.email);
    expect(await isActive(guest)).toBe(false);
    await add(guest.email);
    expect(await isActive(guest)).toBe(true);
    // Asked, uninvited, and only then signed up.
    const early = `uninvited@${world.domain}`;
    await add(early);
    await remove(early);
    expect(await isActive(await signUp(stack(), early, 'Uninvited'))).toBe(false);
  });
});

describe('registered_emails', () => {
  test('are sorted by address and show access, sign-up and roles', async () => {
    const { docs } = await world.call('registered_emails', {}, admin);
    expect(docs.map((row) => row.email)).toEqual([...docs.map((row) => row.email)].sort());
    const row = (email: string) => docs.find((found) => found.email === email);
    expect(row(world.owner.email)).toMatchObject({
      uid: world.owner.uid,
      active: true,
      signedUp: true,
      claims: { admin: true, super_admin: true },
    });
    expect(row(admin.email)).toMatchObject({ claims: { admin: true, super_admin: false } });
    expect(row(world.outsider.email)).toMatchObject({ active: false, signedUp: true, claims: NO_CLAIMS });
    expect(row(world.invited.email)).toMatchObject({ active: true, signedUp: false, username: null });
  });
});

describe('giving access', () => {
  test('makes a person known before they sign up, and keeps their uid afterwards', async () => {
    const email = `early@${world.domain}`;
    const { uid, changed } = await add(email);
    expect(changed).toMatchObject([{ type: 'registered_email', id: uid, email, active: true, signedUp: false }]);
    expect((await signUp(stack(), email, 'Early')).uid).toBe(uid);
    expect(await rowOf(email)).toMatchObject({ uid, active: true, signedUp: true, username: 'Early' });
  });

  test('takes effect on the very next call of somebody who signed up first', async () => {
    const late = await signUp(stack(), `late@${world.domain}`, 'Late');
    expect(late.uid).toBe('');
    expect(await refusal(world, 'company_settings', {}, late)).toBe('403 no-company-access');
    const { uid } = await add(late.email, admin);
    // The token is older and has no uid; their own data is theirs all the same.
    const { id } = await world.call('story_map_container_create', { name: 'Mine', why: 'Why' }, late);
    expect(await world.call('get_container', { containerId: id }, late)).toMatchObject({ owner: uid, role: 'owner' });
    expect(await world.call('story_map_list', { list_type: 'owner' }, late)).toMatchObject({ total: 1 });
    expect(await world.call('get_user_claims', { uid }, late)).toEqual(NO_CLAIMS);
    await share(world.domain, world.containerId, uid, 'editor');
    expect((await world.call('get_container', { containerId: world.containerId }, late)).role).toBe('editor');
  });

  test('ignores case, and changes nothing for people who have access', async () => {
    const email = `zoe@${world.domain}`;
    const { uid } = await add(email);
    const again = await add(`  ZOE@${world.domain.toUpperCase()} `);
    expect(again).toMatchObject({ uid, change: null, changed: [{ id: uid, active: true, version: 1 }], removed: [] });
    expect((await remove(`Zoe@${world.domain}`)).changed).toMatchObject([{ id: uid, active: false }]);
  });

  test('is refused for another domain, and names the right one', async () => {
    for (const email of [
      'ada@other.example',
      `ada@sub.${world.domain}`,
      `ada@${world.domain}.evil.example`,
      `ada@x${world.domain}`,
    ]) {
      const { status, body } = await send(stack(), 'add_registered_email', { email }, world.owner.idToken);
      expect(status).toBe(400);
      expect(body).toEqual({ code: 'domain-mismatch', message: `Doesn't match company domain (${world.domain})` });
    }
  });
});

describe('taking access away', () => {
  test('removes the roles too, which do not come back with the access', async () => {
    const helper = await newcomer('helper');
    await grant(world, helper, { admin: true, globalStoryMapViewer: true });
    expect(await claimsOf(helper.uid)).toEqual({ admin: true, super_admin: false, global_story_map_viewer: true });
    const before = (await rowOf(helper.email))?.version ?? 0;
    await remove(helper.email);
    expect(await rowOf(helper.email)).toMatchObject({
      active: false,
      signedUp: true,
      claims: NO_CLAIMS,
      version: before + 1,
    });
    expect(await claimsOf(helper.uid)).toEqual(NO_CLAIMS);
    expect(await refusal(world, 'registered_emails', {}, helper)).toBe('403 no-company-access');

    expect((await add(helper.email)).uid).toBe(helper.uid);
    expect(await claimsOf(helper.uid)).toEqual(NO_CLAIMS);
    // Earlier sessions ended with the access.
    const again = { ...helper, ...(await signIn(stack(), helper.email, PASSWORD)) };
    expect(await refusal(world, 'registered_emails', {}, again)).toBe('403 not-administrator');
    expect(await refusal(world, 'company_settings', {}, again)).toBe('went through');
  });

  test('removes an address from the list that nobody has signed up with, and can be undone', async () => {
    const email = `guest@${world.domain}`;
    const { uid } = await add(email);
    await remove(email);
    expect(await rowOf(email)).toBeUndefined();
    expect(await refusal(world, 'remove_registered_email', { email })).toBe('404 email-not-registered');
    expect((await add(email)).uid).toBe(uid);
    expect(await rowOf(email)).toMatchObject({ active: true });
  });

  test('is refused for oneself, and to an admin for another admin', async () => {
    const refusalOf = (email: string, as: Somebody) => refusal(world, 'remove_registered_email', { email }, as);
    expect(await refusalOf(admin.email, admin)).toBe('403 own-access');
    expect(await refusalOf(world.owner.email, world.owner)).toBe('403 own-access');
    expect(await refusalOf(world.owner.email.toUpperCase(), admin)).toBe('403 admin-access');
    const peer = await newcomer('peer');
    await grant(world, peer, { admin: true });
    expect(await refusalOf(peer.email, admin)).toBe('403 admin-access');
    expect(await refusalOf(peer.email, world.owner)).toBe('went through');
    const { body } = await send(stack(), 'remove_registered_email', { email: world.owner.email }, admin.idToken);
    expect(body['message']).toBe(errors.adminAccess.message);
  });

  test('is refused for an address without access, in this company or any other', async () => {
    for (const email of [world.outsider.email, `nobody@${world.domain}`, 'ada@other.example']) {
      expect(await refusal(world, 'remove_registered_email', { email })).toBe('404 email-not-registered');
    }
  });
});

describe('get_user_claims', () => {
  test('answers everybody about themselves, and administrators about anybody of the company', async () => {
    expect(await world.call('get_user_claims', { uid: world.viewer.uid }, world.viewer)).toEqual(NO_CLAIMS);
    expect(await world.call('get_user_claims', { uid: world.owner.uid }, admin)).toEqual({
      admin: true,
      super_admin: true,
      global_story_map_viewer: false,
    });
    expect(await refusal(world, 'get_user_claims', { uid: world.owner.uid }, world.viewer)).toBe(
      '403 permission-denied',
    );
  });

  test('does not know people of another company', async () => {
    const other = await createSmallWorld(stack());
    for (const uid of [other.owner.uid, '0'.repeat(20)])
      expect(await refusal(world, 'get_user_claims', { uid })).toBe('404 user-does-not-exist');
  });
});
