import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { send } from '#tests/calls/support/caller.ts';
import { refusal } from '#tests/calls/support/mapOf.ts';
import { newMap } from '#tests/calls/support/sharing.ts';
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
  await setAdmin(admin, true);
});

const setAdmin = ({ uid }: { uid: string }, to: boolean, as = world.owner) =>
  world.call('set_user_custom_claim_admin', { uid, admin: to }, as);
const claimsOf = ({ uid }: Somebody, as = world.owner) => world.call('get_user_claims', { uid }, as);
const rowOf = async (email: string, as = world.owner) =>
  (await world.call('registered_emails', {}, as)).docs.find((row) => row.email === email);
const NOBODY = '0'.repeat(20);

/** A new person with access, signed in, in any world. */
async function newcomer(name: string, of = world): Promise<Somebody> {
  const email = `${name}@${of.domain}`;
  await of.call('add_registered_email', { email });
  return signUp(stack(), email, name);
}

/** Times of sessions are in seconds. */
function later(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
  onTestFinished(() => void vi.useRealTimers());
}

describe('the role Admin', () => {
  test('is granted and removed by a super admin, and counts from the very next call with the same token', async () => {
    const helper = await newcomer('helper');
    expect(await refusal(world, 'registered_emails', {}, helper)).toBe('403 not-administrator');
    const { changed } = await setAdmin(helper, true);
    expect(changed).toMatchObject([{ type: 'registered_email', id: helper.uid, claims: { admin: true } }]);
    expect(await refusal(world, 'registered_emails', {}, helper)).toBe('went through');
    expect((await setAdmin(helper, true)).change).toBeNull();
    await setAdmin(helper, false);
    expect(await refusal(world, 'registered_emails', {}, helper)).toBe('403 not-administrator');
  });

  test('is that of the uid, whatever address the sender knows of the person', async () => {
    const [helper, other] = [await newcomer('mistaken'), await newcomer('bystander')];
    for (const email of [other.email, `nobody@${world.domain}`]) {
      const { changed } = await world.call('set_user_custom_claim_admin', { uid: helper.uid, email, admin: true });
      expect(changed).toMatchObject([{ id: helper.uid, claims: { admin: true } }]);
      await setAdmin(helper, false);
    }
    expect((await claimsOf(other)).admin).toBe(false);
  });

  test('is not granted by admins, to oneself, or to people without access or of another company', async () => {
    const helper = await newcomer('unlucky');
    const of = (uid: string, as: Somebody, to = true) =>
      refusal(world, 'set_user_custom_claim_admin', { uid, admin: to }, as);
    expect(await of(helper.uid, admin)).toBe('403 not-super-administrator');
    expect(await of(helper.uid, helper)).toBe('403 not-super-administrator');
    expect(await of(world.owner.uid, world.owner, false)).toBe('403 own-admin-role');
    expect(await of(NOBODY, world.owner)).toBe('404 user-does-not-exist');
    expect(await of((await createSmallWorld(stack())).editor.uid, world.owner)).toBe('404 user-does-not-exist');
    await world.call('remove_registered_email', { email: helper.email });
    expect(await of(helper.uid, world.owner)).toBe('409 user-has-no-access');
  });
});

describe('the right to view all story maps', () => {
  test('is granted and removed by admins, and counts from the very next call with the same token', async () => {
    const reader = await newcomer('reader');
    const set = (to: boolean, as: Somebody) =>
      world.call('set_user_custom_claim_global_story_map_viewer', { uid: reader.uid, global_story_map_viewer: to }, as);
    const open = () => refusal(world, 'get_container', { containerId: world.containerId }, reader);
    expect(await open()).toBe('403 permission-denied');
    expect((await set(true, admin)).changed).toMatchObject([{ claims: { global_story_map_viewer: true } }]);
    expect(await open()).toBe('went through');
    expect((await set(true, admin)).change).toBeNull();
    await set(false, admin);
    expect(await open()).toBe('403 permission-denied');
  });

  test('is not granted by others, or to people without access', async () => {
    const of = (uid: string, as: Somebody) =>
      refusal(world, 'set_user_custom_claim_global_story_map_viewer', { uid, global_story_map_viewer: true }, as);
    expect(await of(world.viewer.uid, world.viewer)).toBe('403 not-administrator');
    expect(await of(NOBODY, admin)).toBe('404 user-does-not-exist');
    const gone = await newcomer('gone');
    await world.call('remove_registered_email', { email: gone.email });
    expect(await of(gone.uid, admin)).toBe('409 user-has-no-access');
  });
});

describe('roles that come with an address', () => {
  test('are there before the person signs up, and afterwards', async () => {
    const email = `early@${world.domain}`;
    const signUpPermissions = { admin: true, global_story_map_viewer: true };
    await world.call('add_registered_email', { email, signUpPermissions });
    const claims = { admin: true, super_admin: false, global_story_map_viewer: true };
    expect(await rowOf(email)).toMatchObject({ signedUp: false, claims, signUpPermissions });
    expect(await claimsOf(await signUp(stack(), email, 'Early'))).toEqual(claims);
    expect(await rowOf(email)).not.toHaveProperty('signUpPermissions');
  });

  test('come with new access too, and change nobody who has access', async () => {
    const person = await newcomer('back');
    const again = (admin: boolean) =>
      world.call('add_registered_email', {
        email: person.email,
        signUpPermissions: { admin, global_story_map_viewer: !admin },
      });
    expect((await again(true)).change).toBeNull();
    expect(await claimsOf(person)).toMatchObject({ admin: false, global_story_map_viewer: false });
    await world.call('remove_registered_email', { email: person.email });
    await again(true);
    expect(await claimsOf(person)).toMatchObject({ admin: true, global_story_map_viewer: false });
  });

  test('include Admin only when a super admin gives them', async () => {
    const of = (name: string, isAdmin: boolean) =>
      refusal(
        world,
        'add_registered_email',
        {
          email: `${name}@${world.domain}`,
          signUpPermissions: { admin: isAdmin, global_story_map_viewer: true },
        },
        admin,
      );
    expect(await of('too-much', true)).toBe('403 not-super-administrator');
    expect(await rowOf(`too-much@${world.domain}`)).toBeUndefined();
    expect(await of('enough', false)).toBe('went through');
  });
});

describe('the super admin', () => {
  /** A company of its own, because its super admin changes. */
  const company = () => createSmallWorld(stack());
  const transfer = (of: SmallWorld, { uid }: { uid: string }, as = of.owner) =>
    refusal(of, 'transfer_super_admin', { uid }, as);
  const superAdminsOf = async (of: SmallWorld, as: Somebody) =>
    (await of.call('registered_emails', {}, as)).docs.flatMap(({ uid, claims }) => (claims.super_admin ? [uid] : []));

  test('passes the role on, stays an admin, and is signed out', async () => {
    const of = await company();
    later();
    expect(await transfer(of, of.editor)).toBe('went through');
    expect(await refusal(of, 'company_settings', {}, of.owner)).toBe('401 not-authenticated');
    expect(await superAdminsOf(of, of.editor)).toEqual([of.editor.uid]);
    const former = { ...of.owner, ...(await signIn(stack(), of.owner.email, PASSWORD)) };
    expect(await of.call('get_user_claims', { uid: former.uid }, former)).toEqual({
      admin: true,
      super_admin: false,
      global_story_map_viewer: false,
    });
    expect(await transfer(of, of.viewer, former)).toBe('403 not-super-administrator');
    await of.call('set_user_custom_claim_admin', { uid: former.uid, admin: false }, of.editor);
    expect(await refusal(of, 'registered_emails', {}, former)).toBe('403 not-administrator');
  });

  test('passes it on to nobody who could not use it, and not to themselves', async () => {
    expect(await transfer(world, world.viewer, admin)).toBe('403 not-super-administrator');
    expect(await transfer(world, world.owner)).toBe('403 own-admin-role');
    expect(await transfer(world, { uid: NOBODY })).toBe('404 user-does-not-exist');
    const gone = await newcomer('former');
    await world.call('remove_registered_email', { email: gone.email });
    expect(await transfer(world, gone)).toBe('409 user-has-no-access');
    const { uid } = await world.call('add_registered_email', { email: `awaited@${world.domain}` });
    expect(await transfer(world, { uid })).toBe('409 user-not-signed-up');
    expect(await superAdminsOf(world, admin)).toEqual([world.owner.uid]);
  });

  test('is one person, however many transfers are sent at once', async () => {
    const of = await company();
    const { uid } = await newcomer('watcher', of);
    await of.call('set_user_custom_claim_admin', { uid, admin: true });
    const watcher = { ...(await signIn(stack(), `watcher@${of.domain}`, PASSWORD)), email: '', uid };
    later();
    const met = await Promise.all(
      [of.editor, of.viewer, of.colleague, of.editor].map((person) => transfer(of, person)),
    );
    expect(met.filter((one) => one === 'went through')).toHaveLength(1);
    expect(await superAdminsOf(of, watcher)).toHaveLength(1);
  });

  test('keeps access while the role is being transferred to a person who is being removed', async () => {
    for (const name of ['remove_user', 'remove_registered_email'] as const) {
      const of = await company();
      const { uid } = await newcomer('watcher', of);
      await of.call('set_user_custom_claim_admin', { uid, admin: true });
      const watcher = { ...(await signIn(stack(), `watcher@${of.domain}`, PASSWORD)), email: '', uid };
      await Promise.all([transfer(of, of.editor), send(stack(), name, { email: of.editor.email }, of.owner.idToken)]);
      expect(await superAdminsOf(of, watcher), name).toHaveLength(1);
    }
  });
});

describe('removing a user', () => {
  const remove = ({ email }: { email: string }, as = world.owner) => world.call('remove_user', { email }, as);
  const refused = ({ email }: { email: string }, as: Somebody) => refusal(world, 'remove_user', { email }, as);

  test('removes access, roles and the account, and nobody is listed any more', async () => {
    const person = await newcomer('leaver');
    await setAdmin(person, true);
    const { changed } = await remove(person);
    expect(changed).toMatchObject([{ id: person.uid, active: false, signedUp: false }]);
    expect(await refusal(world, 'company_settings', {}, person)).toBe('403 no-company-access');
    expect(
      stack()
        .pool.admin.listUsers()
        .map(({ email }) => email),
    ).not.toContain(person.email);
    expect(await rowOf(person.email)).toBeUndefined();
    expect(await refused(person, world.owner)).toBe('404 email-not-registered');
  });

  test('keeps their name where they took part, and their maps for a new owner', async () => {
    const person = await newcomer('builder');
    const containerId = await newMap(world, 'Left behind', person);
    await remove(person, admin);
    const { docs } = await world.call('company_users', {});
    expect(docs).toContainEqual(expect.objectContaining({ uid: person.uid, username: 'builder', active: false }));
    const proposed = await world.call('proposed_owners', { uid: person.uid, page: 1 }, admin);
    expect(proposed.docs.map(({ id }) => id)).toContain(containerId);
    await world.call('set_container_owner', { containerId, newOwnerUid: world.editor.uid }, admin);
    expect(await refusal(world, 'get_container', { containerId }, world.editor)).toBe('went through');
  });

  test('ends a request for access, and lets the address come back with the same uid but no roles', async () => {
    const email = `asker@${world.domain}`;
    const asker = await signUp(stack(), email, 'Asker');
    await world.call('ask_for_access', { email }, asker);
    const requests = async () => (await world.call('company_access_requests', {})).docs;
    const { uid } = (await requests()).find((one) => one.email === email) ?? expect.fail('nobody asks');
    await remove({ email });
    expect((await requests()).map((one) => one.email)).not.toContain(email);
    await world.call('add_registered_email', { email });
    expect(await rowOf(email)).toMatchObject({ active: true, signedUp: false });
    const again = await signUp(stack(), email, 'Asker again');
    expect(again.uid).toBe(uid);
    expect(await claimsOf(again)).toEqual({ admin: false, super_admin: false, global_story_map_viewer: false });
  });

  test('is refused for oneself, to an admin for another admin, and for people whom the company does not know', async () => {
    const peer = await newcomer('peer');
    await setAdmin(peer, true);
    expect(await refused(admin, admin)).toBe('403 own-access');
    expect(await refused(world.owner, world.owner)).toBe('403 own-access');
    expect(await refused(world.owner, admin)).toBe('403 admin-access');
    expect(await refused(peer, admin)).toBe('403 admin-access');
    expect(await refused(peer, world.viewer)).toBe('403 not-administrator');
    expect(await refused({ email: `nobody@${world.domain}` }, admin)).toBe('404 email-not-registered');
    expect(await refused(peer, world.owner)).toBe('went through');
  });
});

describe('the permissions of a person', () => {
  test('are their roles and each story map with their role on it, for admins alone', async () => {
    const person = await newcomer('member');
    const own = await newMap(world, 'Own', person);
    await share(world.domain, world.containerId, person.uid, 'viewer');
    await world.call('set_user_custom_claim_global_story_map_viewer', {
      uid: person.uid,
      global_story_map_viewer: true,
    });
    const seen = await world.call('user_permissions', { uid: person.uid }, admin);
    expect(seen).toMatchObject({
      claims: { admin: false, super_admin: false, global_story_map_viewer: true },
      ownerContainerCount: 1,
      editContainerCount: 0,
      viewContainerCount: 1,
      docs: [
        { id: own, role: 'owner' },
        { id: world.containerId, role: 'viewer' },
      ],
      page: 1,
      totalPages: 1,
      total: 2,
    });
    await world.call('remove_member', { containerId: world.containerId, uid: person.uid });
    await world.call('delete_container', { containerId: own }, person);
    expect((await world.call('user_permissions', { uid: person.uid }, admin)).docs).toEqual([]);
    expect(await refusal(world, 'user_permissions', { uid: person.uid }, person)).toBe('403 not-administrator');
    expect(await refusal(world, 'user_permissions', { uid: NOBODY }, admin)).toBe('404 user-does-not-exist');
  });
});
