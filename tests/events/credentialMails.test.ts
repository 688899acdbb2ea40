import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFakeJira } from '#infra/local/jira/fakeJira.ts';
import { mailer, setMailer } from '#lambdas/ports/mail/mailer.ts';
import { type Mailer, MailRefusedError } from '#lambdas/ports/mail/port.ts';
import * as noticeTexts from '#shared/texts/people/notices.ts';
import { useJiraScene } from '#tests/calls/support/jiraScene.ts';
import type { World } from '#tests/calls/support/world.ts';
import { connectFake } from '#tests/ports/jira/support/fakeJiraSites.ts';
import { check_connections, send_digests } from './support/functions.ts';
import { later, mailsAt, mailsGo } from './support/mails.ts';
import { replayLost } from './support/replayLost.ts';

const scene = useJiraScene();
const { mailsOf } = mailsAt(scene.stack);
const NAME = 'Acme Cloud';
const credential = { token: 'an-api-token-of-the-account', email: 'storyd@acme.example' };
const authorization = `Basic ${Buffer.from(`${credential.email}:${credential.token}`).toString('base64')}`;
let world: World;
let mailbox: Mailer | undefined;
/** Has Jira refuse the token, or accept it again. */
let expire: (isExpired: boolean) => void;

beforeEach(async () => {
  mailbox = mailer();
  ({ world } = scene.now());
  const jira = connectFake(createFakeJira('cloud', `https://cloud.${world.domain}`));
  jira.instanceId = 'a-site-of-cloud';
  const account = { name: 'storyd', mayCreateIssues: true, isExpired: false };
  jira.accounts.set(authorization, account);
  expire = (isExpired) => (account.isExpired = isExpired);
  const { id: integrationId } = await world.call('initiate_connection', {
    connectionTypeKey: 'jira-cloud',
    url: jira.baseUrl,
    name: NAME,
  });
  await world.call('set_credential', { integrationId, ...credential });
});
afterEach(() => setMailer(mailbox));

/** The subjects of an administrator's mails about refused credentials. */
async function subjects(act: () => Promise<unknown>): Promise<string[]> {
  const mails = await mailsOf(world.owner.email, act);
  return mails.map(({ subject }) => subject);
}
const refused = noticeTexts.credentialRefused.title({ name: NAME });

/** Jira refuses the token while the mail service refuses mails. */
async function refuseBoth(): Promise<void> {
  const refusing = mailsGo(() => Promise.reject(new MailRefusedError('SES answered 429')));
  expire(true);
  await check_connections();
  await scene.stack().stream.settled();
  expect(refusing.mock.calls.map(([{ to, subject }]) => ({ to, subject }))).toContainEqual({
    to: world.owner.email,
    subject: refused,
  });
  setMailer(mailbox);
}

test('a mail about a refused credential that the mail service refused is sent later, once', async () => {
  await refuseBoth();
  const sent = await subjects(async () => {
    await later(6 * 60_000, send_digests);
    await later(30 * 60_000, send_digests);
  });
  expect(sent).toEqual([refused]);
});

test('a mail about a refused credential that works again by then is not sent', async () => {
  await refuseBoth();
  expire(false);
  await check_connections();
  expect(await subjects(() => later(6 * 60_000, send_digests))).toEqual([]);
});

test('a replay makes up for a mail about a refused credential, once', async () => {
  // Nobody was notified when the stream had the change.
  setMailer(undefined);
  expire(true);
  await check_connections();
  await scene.stack().stream.settled();
  setMailer(mailbox);
  const sent = await subjects(async () => {
    for (let times = 0; times < 2; times += 1) {
      expect(await replayLost()).toMatchObject({ follow_changes: { messages: 1, failed: 0 } });
      await later(6 * 60_000, send_digests);
    }
  });
  expect(sent.filter((subject) => subject === refused)).toEqual([refused]);
});
