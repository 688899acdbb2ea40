import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { UserItem } from '#lambdas/entities/people/access.ts';
import { processBatch } from '#lambdas/events/batches/processBatch.ts';
import { noticesOf } from '#lambdas/events/notices/noticesOf.ts';
import { isRecent, sendWaiting } from '#lambdas/events/notices/send.ts';
import { type NoticeSubject, noticeSubjectOf } from '#lambdas/events/notices/subject.ts';
import { mailer } from '#lambdas/ports/mail/mailer.ts';
import { withRetries } from '#lambdas/runtime/retry.ts';
import { companyReader } from '#lambdas/store/companyReader.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { addNotice, type NewNotice } from '#lambdas/store/notices.ts';
import type { MailChoice } from '#shared/model/people/mailChoices.ts';

/** The grants for recording notices. */
export const notingGrants: TableGrants = {
  BatchGetItem: ['ACCESS', 'PEOPLE', 'MAP', 'WHAT', 'WHO', 'INTEGRATIONS'],
  Query: ['PEOPLE', 'DETAIL'],
  PutItem: ['DUE', 'NOTICE'],
};

const HOUR_MS = 60 * 60 * 1000;
/** When a failed mail is tried again, in milliseconds. */
const AGAIN_MS = 5 * 60 * 1000;

/**
 * Reads the table's stream and notifies people by mail of everything that waits for them (rule notice.1): at once, or
 * together with other notices of the same hour.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const hasMails = mailer() !== undefined;
  // The inbox shows comments, with mails or without.
  const subjectOf = (record: DynamoDBRecord) => {
    const subject = noticeSubjectOf(record);
    return hasMails || subject?.of === 'comment' ? subject : undefined;
  };
  return processBatch(event, 'send_notices', subjectOf, async (subject) => {
    await withRetries(() => notify(subject));
  });
}

/**
 * Records whom to notify about the present state of an item, and sends immediate mails. Safe to repeat.
 * @param options.sends false leaves the mails to the next run of `send_digests`
 * @throws any error of the table
 */
export async function notify(subject: NoticeSubject, { sends = true } = {}): Promise<void> {
  const { company } = subject;
  const { reader } = companyReader(company);
  const now = Date.now();
  const notices = (await noticesOf(reader, subject)).filter((notice) => isRecent(notice, now));
  const users = await reader.get<UserItem[]>(notices.map(({ uid }) => rowKeys.user(reader.keys, uid)));
  await Promise.all(
    notices.map(async (notice, i) => {
      const mails = mailsFor(notice, mailer() === undefined ? 'off' : (users[i]?.mails ?? 'now'));
      if (mails === 'off') {
        if (notice.kind === 'comment') await addNotice(reader.keys, company, notice, null);
        return;
      }
      await addNotice(reader.keys, company, notice, now + (mails === 'hourly' ? HOUR_MS : AGAIN_MS));
      if (sends && mails === 'now') await sendWaiting(company, notice.uid);
    }),
  );
}

/** When a notice is mailed to a person who has chosen so: of a comment that does not mention them in an hour at the earliest. */
const mailsFor = ({ kind, about }: NewNotice, chosen: MailChoice): MailChoice =>
  chosen === 'now' && kind === 'comment' && about['reason'] !== 'mention' ? 'hourly' : chosen;
