import { afterEach, beforeAll, expect, test } from 'vitest';
import { mailer, setMailer } from '#lambdas/ports/mail/mailer.ts';
import type { Mailer } from '#lambdas/ports/mail/port.ts';
import * as noticeTexts from '#shared/texts/people/notices.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, signUp, type Somebody, type World } from '#tests/calls/support/world.ts';
import { mailsAt } from './support/mails.ts';

const stack = useStack();
let world: World;
let mailbox: Mailer | undefined;
beforeAll(async () => {
  world = await createWorld(stack());
  mailbox = mailer();
});
afterEach(() => setMailer(mailbox));

const uninvited = (name: string) => signUp(stack(), `${name}@${world.domain}`, `${name} ${world.canary}`);

/** Somebody new with access, who has had their mail about that. */
async function newcomer(name: string): Promise<Somebody> {
  await world.call('add_registered_email', { email: `${name}@${world.domain}` });
  await stack().stream.settled();
  return uninvited(name);
}

const { mailsOf, pathOf } = mailsAt(stack);

test('tells people that a map was shared with them or handed over to them, and who did it', async () => {
  const lea = await newcomer('lea');
  const { id: containerId } = await world.call('story_map_container_create', { name: 'Shared plan', why: 'W' });
  const member = { containerId, uid: lea.uid };
  const [shared, ...more] = await mailsOf(lea.email, async () => {
    await world.call('add_member', { ...member, role: 'viewer' });
    await world.call('change_member_role', { ...member, role: 'editor' });
  });
  expect(more).toEqual([]);
  const values = { name: `Olga ${world.canary}`, map: 'Shared plan' };
  expect(shared?.subject).toBe(noticeTexts.mapShared.title(values));
  expect(pathOf(shared ?? expect.fail())).toBe(`/story_map/${containerId}`);
  const owned = await mailsOf(lea.email, () =>
    world.call('set_container_owner', { containerId, newOwnerUid: lea.uid }),
  );
  expect(owned.map(({ subject }) => subject)).toEqual([noticeTexts.mapOwner.title(values)]);
  // What people do themselves is no news to them.
  const own = await mailsOf(world.owner.email, () =>
    world.call('set_container_owner', { containerId, newOwnerUid: world.owner.uid }),
  );
  expect(own).toEqual([]);
});

test('tells people that they were made an admin', async () => {
  const max = await newcomer('max');
  const made = await mailsOf(max.email, () => world.call('set_user_custom_claim_admin', { uid: max.uid, admin: true }));
  expect(made.map(({ subject }) => subject)).toEqual([noticeTexts.madeAdmin.title]);
  expect(made.map(pathOf)).toEqual(['/admin']);
  await world.call('set_user_custom_claim_admin', { uid: max.uid, admin: false });
});

test('tells nobody of access that they have had since before there were mails', async () => {
  const { email } = await uninvited('noa');
  setMailer(undefined);
  const { uid } = await world.call('add_registered_email', { email });
  await stack().stream.settled();
  setMailer(mailbox);
  const grant = { uid, global_story_map_viewer: true };
  expect(await mailsOf(email, () => world.call('set_user_custom_claim_global_story_map_viewer', grant))).toEqual([]);
  const made = await mailsOf(email, () => world.call('set_user_custom_claim_admin', { uid, admin: true }));
  expect(made.map(({ subject }) => subject)).toEqual([noticeTexts.madeAdmin.title]);
  await world.call('set_user_custom_claim_admin', { uid, admin: false });
});

test('names a declined map to those who may see it', async () => {
  const pia = await newcomer('pia');
  const { id: containerId } = await world.call('story_map_container_create', { name: 'Quiet plan', why: 'W' });
  const decline = () => world.call('dismiss_access_request', { containerId, userId: pia.uid });
  await world.call('request_container_access', { containerId, access_type: 'view' }, pia);
  const [hidden] = await mailsOf(pia.email, decline);
  expect(hidden?.text).not.toContain('Quiet plan');
  expect(pathOf(hidden ?? expect.fail())).toBe(`/story_map/${containerId}`);
  await world.call('add_member', { containerId, uid: pia.uid, role: 'viewer' });
  await world.call('request_container_access', { containerId, access_type: 'edit' }, pia);
  const [named] = await mailsOf(pia.email, decline);
  expect(named?.text).toContain('“Quiet plan”');
});
