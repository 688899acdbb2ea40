import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { notify } from '#lambdas/events/follow_changes/send_notices.ts';
import { mailer, setMailer } from '#lambdas/ports/mail/mailer.ts';
import { type Mailer, MailRefusedError } from '#lambdas/ports/mail/port.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import * as noticeTexts from '#shared/texts/people/notices.ts';
import { newMap } from '#tests/calls/support/sharing.ts';
import { useStack } from '#tests/calls/support/useStack.ts';
import { createWorld, share, signUp, type Somebody, type World } from '#tests/calls/support/world.ts';
import { send_digests } from './support/functions.ts';
import { later, mailsAt, mailsGo } from './support/mails.ts';

const stack = useStack();
let world: World;
let mailbox: Mailer | undefined;
beforeAll(async () => {
  world = await createWorld(stack());
  mailbox = mailer();
});
afterEach(() => {
  setMailer(mailbox);
  vi.restoreAllMocks();
});

const company = () => companyOfEmail(world.owner.email) ?? expect.fail('no company');
const uninvited = (name: string) => signUp(stack(), `${name}@${world.domain}`, `${name} ${world.canary}`);

/** Somebody new with access, who has had their mail about that. */
async function newcomer(name: string): Promise<Somebody> {
  await world.call('add_registered_email', { email: `${name}@${world.domain}` });
  await stack().stream.settled();
  return uninvited(name);
}

const { mailsOf, pathOf } = mailsAt(stack);

describe('a mail', () => {
  test('invites people whom an administrator registers, and notifies those who have signed up before', async () => {
    const email = `guest+1@${world.domain}`;
    const [invited, ...more] = await mailsOf(email, () => world.call('add_registered_email', { email }));
    expect(more).toEqual([]);
    expect(invited).toMatchObject({ subject: noticeTexts.invited.title });
    expect(invited?.text).toContain(`Olga ${world.canary}`);
    expect(pathOf(invited ?? expect.fail())).toBe(`/signup?email=${encodeURIComponent(email)}`);
    const bob = await uninvited('bob');
    const [letIn] = await mailsOf(bob.email, () => world.call('add_registered_email', { email: bob.email }));
    expect(letIn).toMatchObject({ subject: noticeTexts.letIn.title });
    expect(pathOf(letIn ?? expect.fail())).toBe('/story_maps');
  });

  test('notifies every administrator when somebody asks for access, and nobody else', async () => {
    const cleo = await uninvited('cleo');
    const other = await createWorld(stack());
    const before = stack().mailbox.mails(world.editor.email).length;
    const [mail, ...more] = await mailsOf(world.owner.email, async () => {
      await world.call('ask_for_access', { email: cleo.email }, cleo);
      await world.call('ask_for_access', { email: cleo.email }, cleo);
    });
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(noticeTexts.companyRequest.title({ name: `cleo ${world.canary}` }));
    expect(pathOf(mail ?? expect.fail())).toBe('/admin?tab=requests');
    expect(stack().mailbox.mails(world.editor.email)).toHaveLength(before);
    expect(JSON.stringify(stack().mailbox.mails(other.domain))).not.toContain(world.canary);
  });

  test('brings somebody whom an administrator has declined their answer, although they have no access', async () => {
    const dora = await uninvited('dora');
    await world.call('ask_for_access', { email: dora.email }, dora);
    const [answer, ...more] = await mailsOf(dora.email, () =>
      world.call('decline_company_access_request', { email: dora.email }),
    );
    expect(more).toEqual([]);
    expect(answer).toMatchObject({ subject: noticeTexts.companyDeclined.title });
    expect(answer?.text).not.toContain(noticeTexts.chooseMails);
    expect(pathOf(answer ?? expect.fail())).toBe('/story_maps');
    const letIn = await mailsOf(dora.email, () => world.call('add_registered_email', { email: dora.email }));
    expect(letIn.map(({ subject }) => subject)).toEqual([noticeTexts.letIn.title]);
    const removed = await mailsOf(dora.email, () => world.call('remove_registered_email', { email: dora.email }));
    expect(removed).toEqual([]);
  });

  test('asks the owner of a map, and brings the answer', async () => {
    const dan = await newcomer('dan');
    const containerId = await newMap(world);
    const ask = { containerId, access_type: 'edit' as const };
    const answer = { containerId, userId: dan.uid };
    const [asked] = await mailsOf(world.owner.email, () => world.call('request_container_access', ask, dan));
    expect(asked?.text).toContain(dan.email);
    expect(pathOf(asked ?? expect.fail())).toBe('/story_maps#requests');
    const [declined] = await mailsOf(dan.email, () => world.call('dismiss_access_request', answer));
    expect(declined).toMatchObject({ subject: noticeTexts.declined.title });
    await world.call('request_container_access', ask, dan);
    const accepted = await mailsOf(dan.email, () =>
      world.call('approve_access_request', { ...answer, access_type: 'edit' }),
    );
    expect(accepted.map(pathOf)).toEqual([`/story_map/${containerId}`]);
  });

  test('asks the other users of a shared text for its change, with a link to what awaits them', async () => {
    const [mail, ...more] = await mailsOf(world.editor.email, () =>
      world.call('create_description_change_request', {
        containerId: world.containerId,
        objectId: world.whats.sibling,
        changeType: 'what_description',
        newDescription: `<b>Quite</b> another ${world.canary}`,
      }),
    );
    expect(more).toEqual([]);
    expect(mail?.html).toContain('&lt;b&gt;Quite&lt;/b&gt;');
    expect(pathOf(mail ?? expect.fail())).toBe('/change_requests?tab=awaiting');
  });
});

/** Grants somebody access, and returns the subject that the stream would deliver. */
async function letIn(name: string) {
  const { email } = await uninvited(name);
  return { email, subject: { company: company(), of: 'access', email, event: 'any' } as const };
}

describe('one event', () => {
  test('is notified once, however often the stream delivers it', async () => {
    const { email, subject } = await letIn('eva');
    const mails = await mailsOf(email, async () => {
      await world.call('add_registered_email', { email });
      await Promise.all(Array.from({ length: 5 }, () => notify(subject)));
      await notify(subject);
    });
    expect(mails).toHaveLength(1);
  });

  test('is notified later when the mail service refused its mail', async () => {
    const { email, subject } = await letIn('fay');
    const refusing = mailsGo(() => Promise.reject(new MailRefusedError('SES answered 429')));
    await world.call('add_registered_email', { email });
    await stack().stream.settled();
    expect(refusing).toHaveBeenCalled();
    const mails = await mailsOf(email, async () => {
      setMailer(mailbox);
      await send_digests();
      expect(stack().mailbox.mails(email)).toEqual([]);
      await later(6 * 60_000, send_digests);
      await later(12 * 60_000, send_digests);
      await notify(subject);
    });
    expect(mails).toHaveLength(1);
  });

  test('is not notified again when the process ended while its mail was handed over', async () => {
    const { email, subject } = await letIn('fred');
    setMailer(undefined);
    await world.call('add_registered_email', { email });
    await stack().stream.settled();
    const frozen = mailsGo(() => new Promise(() => {}));
    void notify(subject);
    await vi.waitFor(() => expect(frozen).toHaveBeenCalled());
    const mails = await mailsOf(email, async () => {
      setMailer(mailbox);
      await notify(subject);
      await later(30 * 60_000, send_digests);
      await later(60 * 60_000, send_digests);
    });
    expect(mails).toEqual([]);
  });

  test('is not notified again when nobody knows whether its mail was sent', async () => {
    const { email, subject } = await letIn('gil');
    const lost = mailsGo(() => Promise.reject(new Error('no answer')));
    await world.call('add_registered_email', { email });
    await stack().stream.settled();
    await notify(subject);
    expect(lost).toHaveBeenCalledTimes(1);
    const mails = await mailsOf(email, async () => {
      setMailer(mailbox);
      await later(30 * 60_000, send_digests);
      await notify(subject);
    });
    expect(mails).toEqual([]);
  });
});

describe('the choice of a person', () => {
  test('of no mails is respected, and can be changed back', async () => {
    const hal = await newcomer('hal');
    const containerId = await newMap(world);
    const act = async () => {
      await world.call('request_container_access', { containerId, access_type: 'view' }, hal);
      await world.call('dismiss_access_request', { containerId, userId: hal.uid });
    };
    await world.call('change_notice_settings', { uid: hal.uid, mails: 'off' }, hal);
    expect(await world.call('notice_settings', { uid: hal.uid }, hal)).toEqual({ mails: 'off' });
    expect(await mailsOf(hal.email, act)).toEqual([]);
    await world.call('change_notice_settings', { uid: hal.uid, mails: 'now' }, hal);
    expect(await mailsOf(hal.email, act)).toHaveLength(1);
  });

  test('of one mail an hour puts into it what came meanwhile and still waits', async () => {
    const ida = await newcomer('ida');
    await world.call('change_notice_settings', { uid: ida.uid, mails: 'hourly' }, ida);
    const { id: containerId } = await world.call('story_map_container_create', { name: 'Of Ida', why: 'W' }, ida);
    const ask = (as: Somebody) => world.call('request_container_access', { containerId, access_type: 'view' }, as);
    const before = await mailsOf(ida.email, async () => {
      await Promise.all([world.editor, world.viewer, world.colleague].map(ask));
      await world.call('dismiss_access_request', { containerId, userId: world.viewer.uid }, ida);
    });
    expect(before).toEqual([]);
    const [digest, ...more] = await mailsOf(ida.email, async () => {
      await later(59 * 60_000, send_digests);
      expect(
        stack()
          .mailbox.mails(ida.email)
          .filter(({ subject }) => subject.startsWith('2')),
      ).toEqual([]);
      await later(61 * 60_000, send_digests);
      await later(62 * 60_000, send_digests);
    });
    expect(more).toEqual([]);
    expect(digest?.subject).toBe(noticeTexts.digest.title({ count: 2 }));
    expect(digest?.text).toContain(world.editor.email);
    expect(digest?.text).not.toContain(world.viewer.email);
    const asked = encodeURIComponent('/story_maps#requests');
    expect((digest?.text ?? '').split(`${noticeTexts.mapRequest.action}: `)).toHaveLength(3);
    expect((digest?.html ?? '').split(asked)).toHaveLength(3);
    expect(pathOf(digest ?? expect.fail())).toBe('/story_maps');
  });

  test('of one mail an hour includes changes that wait for an answer', async () => {
    const { editor, spareMaps } = world;
    await world.call('add_what', {
      containerId: spareMaps.free,
      description: 'Ring',
      level: 0,
    });
    await world.call('change_notice_settings', { uid: editor.uid, mails: 'hourly' }, editor);
    const ask = (changeType: 'what_description' | 'who_name', objectId: string) =>
      world.call('create_description_change_request', {
        containerId: world.containerId,
        objectId,
        changeType,
        newDescription: `Quite another ${changeType} ${world.canary}`,
      });
    const { id: whatId } = await world.call('add_what', {
      containerId: world.containerId,
      description: 'Ring',
      level: 0,
    });
    const who = { name: `Porter ${world.canary}`, group: null, category: null };
    await world.call('add_who', { containerId: spareMaps.free, ...who });
    const { id: whoId } = await world.call('add_who', { containerId: world.containerId, ...who });
    const asked = await mailsOf(editor.email, async () => {
      await ask('what_description', whatId);
      await ask('who_name', whoId);
    });
    expect(asked).toEqual([]);
    const [digest] = await mailsOf(editor.email, () => later(61 * 60_000, send_digests));
    expect(digest?.subject).toBe(noticeTexts.digest.title({ count: 2 }));
    expect(digest?.text).toContain(`what_description ${world.canary}`);
    expect(digest?.text).toContain(`who_name ${world.canary}`);
  });

  test('has no effect once they lost access: no mail is sent', async () => {
    const kim = await newcomer('kim');
    await world.call('change_notice_settings', { uid: kim.uid, mails: 'hourly' }, kim);
    const { id: containerId } = await world.call('story_map_container_create', { name: 'Of Kim', why: 'W' }, kim);
    await world.call('request_container_access', { containerId, access_type: 'view' }, world.viewer);
    await share(world.domain, containerId, world.editor.uid, 'viewer');
    await world.call('remove_registered_email', { email: kim.email });
    expect(await mailsOf(kim.email, () => later(61 * 60_000, send_digests))).toEqual([]);
  });
});
