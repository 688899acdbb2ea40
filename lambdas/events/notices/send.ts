import type { AccessItem, UserItem } from '#lambdas/entities/people/access.ts';
import { webUrl } from '#lambdas/events/mail/environment.ts';
import { type MailContent, mailHtml, mailText } from '#lambdas/events/mail/mailHtml.ts';
import { mailer } from '#lambdas/ports/mail/mailer.ts';
import { type Mail, MailRefusedError } from '#lambdas/ports/mail/port.ts';
import { faultOf } from '#lambdas/runtime/log.ts';
import { companyReader } from '#lambdas/store/companyReader.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { moveNotices, type Notice, retryNotices } from '#lambdas/store/notices.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import * as noticeTexts from '#shared/texts/people/notices.ts';
import { contentOf } from './content.ts';
import type { NoticeContent, Recipient } from './types.ts';

/** The grants for sending. */
export const sendingGrants: TableGrants = {
  BatchGetItem: ['ACCESS', 'PEOPLE', 'MAP', 'DETAIL', 'WHAT', 'WHO', 'INTEGRATIONS'],
  Query: ['NOTICE', 'WHAT', 'WHO'],
  UpdateItem: ['NOTICE'],
  PutItem: ['DUE'],
  DeleteItem: ['DUE'],
};

/** The most notices in one mail; the rest goes into the next one. Each takes three items of a transaction. */
const MAX_IN_MAIL = 25;
/** Older events are not sent, in milliseconds: the record that the person was notified may have expired. */
const RECENT_MS = 7 * 24 * 60 * 60 * 1000;
/**
 * When a mail that the service refused for now is tried again, in milliseconds: after five minutes at first, then at
 * double the distance each time.
 */
const FIRST_RETRY_MS = 5 * 60 * 1000;
const LAST_RETRY_MS = 12 * 60 * 60 * 1000;
/** Longer than any sending function can run, in milliseconds: after this the sender has ended. */
const SENDING_MS = 15 * 60 * 1000;

/**
 * Sends one mail with all notices that wait for a person (rules notice.2, notice.3). A notice is marked before its mail
 * is handed over, and settled after, so nothing is ever sent twice: if the process ends during the handover, the mail
 * may or may not have gone out, and it is not sent again (docs/decisions/0042). A mail that the service refused for now
 * is tried again at growing intervals; a mail that it would always refuse is given up.
 * @throws any error of the table
 */
export async function sendWaiting(company: CompanyDomain, uid: string): Promise<void> {
  const { reader } = companyReader(company);
  const [notices, [user]] = await Promise.all([
    reader.range<Notice>(rowKeys.notices(reader.keys, uid)),
    reader.get<[UserItem]>([rowKeys.user(reader.keys, uid)]),
  ]);
  await giveUpUnsettled(company, notices);
  const waiting = notices.filter(({ state }) => state === 'waiting').slice(0, MAX_IN_MAIL);
  if (waiting.length === 0) return;
  const to = await recipientOf(reader, user);
  const now = Date.now();
  const contents = await Promise.all(
    waiting.map(async (notice) =>
      to === undefined || !mayGet(to, notice) || !isRecent(notice, now)
        ? undefined
        : contentOf(reader, company, notice, to),
    ),
  );
  const hasContent = (i: number) => contents[i] !== undefined;
  const dropped = waiting.filter((_, i) => !hasContent(i));
  if (dropped.length > 0) {
    const late = dropped.filter((notice) => notice.refusals !== undefined && !isRecent(notice, now));
    if (late.length > 0) log('mail-given-up', company, late, undefined);
    await moveNotices(company, dropped, 'waiting', 'dropped');
  }
  const sendable = waiting.filter((_, i) => hasContent(i));
  if (to === undefined || sendable.length === 0) return;
  const mail = mailOf(
    to,
    contents.filter((content) => content !== undefined),
  );
  // Another process took some of them first; the rest is read again.
  if (!(await sendOnce(company, sendable, mail))) await sendWaiting(company, uid);
}

/** Whether a notice is still worth a mail. */
export const isRecent = ({ at }: { at: number }, now: number): boolean => now - at < RECENT_MS;

/** A person without access gets no mails (rule notice.5), except for the answer to their request for access. */
const mayGet = ({ access }: Recipient, { kind }: Notice) => access.active || kind === 'company_answer';

/** People who turned mails off get none. */
async function recipientOf(reader: Reader, user: UserItem | undefined): Promise<Recipient | undefined> {
  if (user === undefined || user.mails === 'off') return undefined;
  const [access] = await reader.get<[AccessItem]>([rowKeys.access(reader.keys, user.email)]);
  return access === undefined ? undefined : { access, user };
}

/** @returns false when some of them are no longer waiting, so that nothing was sent */
async function sendOnce(company: CompanyDomain, notices: readonly Notice[], mail: Mail): Promise<boolean> {
  const service = mailer();
  if (service === undefined) return true;
  if (!(await moveNotices(company, notices, 'waiting', 'sending'))) return false;
  try {
    await service.send(mail);
  } catch (error) {
    if (!(error instanceof MailRefusedError)) {
      log('mail-unsettled', company, notices, error);
      await moveNotices(company, notices, 'sending', 'unknown');
    } else if (error.isFinal) {
      log('mail-given-up', company, notices, error);
      await moveNotices(company, notices, 'sending', 'refused');
    } else {
      log('mail-refused', company, notices, error);
      await retryNotices(company, notices, Date.now() + retryAfter(notices));
    }
    return true;
  }
  await moveNotices(company, notices, 'sending', 'sent');
  return true;
}

/** In how many milliseconds a mail about these is tried again. */
function retryAfter(notices: readonly Notice[]): number {
  const refusals = Math.max(...notices.map((notice) => notice.refusals ?? 0));
  return Math.min(FIRST_RETRY_MS * 2 ** refusals, LAST_RETRY_MS);
}

/** Notices that a process was sending when it ended. */
async function giveUpUnsettled(company: CompanyDomain, notices: readonly Notice[]): Promise<void> {
  const now = Date.now();
  const left = notices.filter(({ state, changedAt }) => state === 'sending' && now - changedAt > SENDING_MS);
  if (left.length === 0) return;
  log('mail-unsettled', company, left, undefined);
  for (const notice of left) await moveNotices(company, [notice], 'sending', 'unknown');
}

/** Addresses and texts stay out of the log. */
function log(event: string, company: CompanyDomain, notices: readonly Notice[], error: unknown): void {
  const events = notices.map(({ kind, event: name }) => `${kind}#${name}`);
  const uid = notices[0]?.uid;
  // A refusal says nothing but the service's own name for it.
  const reason =
    error instanceof MailRefusedError ? { refusal: error.message } : error !== undefined && { fault: faultOf(error) };
  process.stdout.write(`${JSON.stringify({ level: 'error', event, company, uid, events, ...reason })}\n`);
}

/** One mail with one button: its subject if it is a single event, else the list of them with a link each. */
function mailOf({ access, user }: Recipient, contents: readonly NoticeContent[]): Mail {
  const [first, ...more] = contents;
  const page = (path: string) => {
    // Signing up is for people without an account, and is a mail of its own.
    if (path.startsWith('/signup')) return `${webUrl()}${path}`;
    return `${webUrl()}/login?redirect_after_sign_in=${encodeURIComponent(path)}`;
  };
  const one = first !== undefined && more.length === 0 ? first : undefined;
  const content: MailContent = {
    title: one?.title ?? noticeTexts.digest.title({ count: contents.length }),
    // Each of several leads to its own page.
    body:
      one?.body ?? contents.map(({ body, action, path }) => ({ text: body, link: { label: action, url: page(path) } })),
    action: {
      label: one?.action ?? noticeTexts.digest.action,
      url: page(one?.path ?? '/story_maps'),
    },
    // Without an account or access there is no setting yet.
    ...(access.sub !== null && access.active && { footer: { text: noticeTexts.chooseMails, url: page('/account') } }),
  };
  return { to: user.email, subject: content.title, html: mailHtml(content), text: mailText(content) };
}
