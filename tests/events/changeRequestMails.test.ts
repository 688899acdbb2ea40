import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { notify } from '#lambdas/events/follow_changes/send_notices.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import * as noticeTexts from '#shared/texts/people/notices.ts';
import type { TextWithParts } from '#shared/texts/withParts.ts';
import { askedChanges } from '#tests/calls/support/askedChanges.ts';
import { createSmallWorld, signUp, type SmallWorld, type Somebody } from '#tests/calls/support/smallWorld.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { send_digests } from './support/functions.ts';
import { later, mailsAt } from './support/mails.ts';

const stack = useStack();
let world: SmallWorld;
beforeAll(async () => {
  world = await createSmallWorld(stack());
});
afterEach(() => {
  vi.restoreAllMocks();
});

const { asked, respond } = askedChanges(stack, () => world);
const { mailsOf, pathOf } = mailsAt(stack);
const named = ({ title }: { title: TextWithParts<'name'> }, by: string) => title({ name: `${by} ${world.canary}` });

/** The request again, as the stream brings a record twice. */
async function again(requestId: string, person: Somebody): Promise<void> {
  const [kind = '', objectId = '', own = ''] = requestId.split('-');
  const company = companyOfEmail(world.owner.email) ?? expect.fail('no company');
  const request = { company, kind: kind === 'who' ? 'who' : 'what', objectId, own } as const;
  await notify({ ...request, of: 'change_request' });
  await notify({ ...request, of: 'change_request_member', asked: person.uid });
}

describe('the sender of a change request', () => {
  test('is notified of each answer, once, and not of their own', async () => {
    const { requestId, newText } = await asked([world.viewer, world.colleague, world.editor, world.viewer]);
    const accepted = await mailsOf(world.viewer.email, async () => {
      await respond(requestId, true, world.colleague);
      await stack().stream.settled();
      await again(requestId, world.colleague);
    });
    expect(accepted.map(({ subject }) => subject)).toEqual([named(noticeTexts.changeAccepted, 'colleague')]);
    expect(accepted[0]?.text).toContain(newText);
    expect(accepted.map(pathOf)).toEqual(['/change_requests']);
    const declined = await mailsOf(world.viewer.email, () => respond(requestId, false, world.editor));
    expect(declined.map(({ subject }) => subject)).toEqual([named(noticeTexts.changeDeclined, 'editor')]);
  });

  test.each(['what', 'who'] as const)('is notified once when the last answer applies it (%s)', async (kind) => {
    const { requestId, newText } = await asked([world.viewer, world.colleague], kind);
    const mails = await mailsOf(world.viewer.email, async () => {
      await respond(requestId, true, world.colleague);
      await stack().stream.settled();
      await again(requestId, world.colleague);
    });
    expect(mails.map(({ subject }) => subject)).toEqual([noticeTexts.changeApplied.title]);
    expect(mails[0]?.text).toContain(newText);
    expect(mails.map(pathOf)).toEqual(['/story_maps']);
  });

  test('is not notified when they delete it, or when nobody else had to agree', async () => {
    const { requestId } = await asked([world.viewer, world.colleague]);
    const mails = await mailsOf(world.viewer.email, async () => {
      await world.call('delete_open_description_change_request', { requestId }, world.viewer);
      await asked([world.viewer, world.viewer]);
    });
    expect(mails).toEqual([]);
  });

  test('gets what came within an hour in one mail, or none, as they have chosen', async () => {
    const { viewer } = world;
    const { requestId } = await asked([viewer, world.colleague, world.editor]);
    await world.call('change_notice_settings', { uid: viewer.uid, mails: 'hourly' }, viewer);
    const [digest, ...more] = await mailsOf(viewer.email, async () => {
      await respond(requestId, false, world.colleague);
      await respond(requestId, false, world.editor);
      // A changed answer takes the place of the former one.
      await respond(requestId, true, world.editor);
      await stack().stream.settled();
      await later(61 * 60_000, send_digests);
    });
    expect(more).toEqual([]);
    expect(digest?.subject).toBe(noticeTexts.digest.title({ count: 2 }));
    await world.call('change_notice_settings', { uid: viewer.uid, mails: 'off' }, viewer);
    expect(await mailsOf(viewer.email, () => respond(requestId, false, world.editor))).toEqual([]);
    await world.call('change_notice_settings', { uid: viewer.uid, mails: 'now' }, viewer);
  });
});

describe('an escalated request', () => {
  test('is brought to the administrators, with a link to decide, and what they do to its sender', async () => {
    const { requestId } = await asked([world.viewer, world.colleague]);
    const escalate = () => world.call('escalate_change_request', { requestId }, world.viewer);
    const giveBack = (as: Somebody) => world.call('deescalate_change_request', { requestId }, as);
    const escalated = await mailsOf(world.owner.email, async () => {
      await escalate();
      await stack().stream.settled();
      await again(requestId, world.colleague);
    });
    expect(escalated.map(({ subject }) => subject)).toEqual([named(noticeTexts.changeEscalated, 'viewer')]);
    expect(escalated.map(pathOf)).toEqual(['/admin?tab=requests']);
    const given = await mailsOf(world.viewer.email, () => giveBack(world.owner));
    expect(given.map(({ subject }) => subject)).toEqual([noticeTexts.changeGivenBack.title]);
    expect(given[0]?.text).toContain(`Olga ${world.canary}`);
    expect(given.map(pathOf)).toEqual(['/change_requests']);
    // Escalated again is another event; taking it back oneself is none.
    expect(await mailsOf(world.owner.email, escalate)).toHaveLength(1);
    expect(await mailsOf(world.viewer.email, () => giveBack(world.viewer))).toEqual([]);
    await escalate();
    const applied = await mailsOf(world.viewer.email, () => world.call('admin_accept_change_request', { requestId }));
    expect(applied.map(({ subject }) => subject)).toEqual([noticeTexts.changeApplied.title]);
  });

  test('of an administrator is brought to the others only', async () => {
    const email = `second@${world.domain}`;
    await world.call('add_registered_email', {
      email,
      signUpPermissions: { admin: true, global_story_map_viewer: false },
    });
    await signUp(stack(), email, 'Second');
    const { requestId } = await asked([world.owner, world.colleague]);
    const before = stack().mailbox.mails(email).length;
    const own = await mailsOf(world.owner.email, () => world.call('escalate_change_request', { requestId }));
    expect(own).toEqual([]);
    expect(stack().mailbox.mails(email)).toHaveLength(before + 1);
  });
});
