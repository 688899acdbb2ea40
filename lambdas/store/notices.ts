import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Commented } from '#shared/model/comment.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import type { NotifiedReason } from '#shared/rules/comments.ts';
import { dueEntries } from './dueList.ts';
import * as rowKeys from './keys.ts';
import { type Key, type Keys } from './keys.ts';
import * as platformKeys from './keys/platform.ts';
import { tableClient } from './table/client.ts';
import { Contention } from './table/contention.ts';
import { tableName, TIME_TO_LIVE } from './table/table.ts';

/** The subject of a mail. */
type NoticeKind =
  | 'let_in'
  | 'made_admin'
  | 'map_shared'
  | 'map_owner'
  | 'company_request'
  | 'company_answer'
  | 'map_request'
  | 'map_answer'
  | 'change_request'
  | 'change_answered'
  | 'change_escalated'
  | 'change_given_back'
  | 'change_applied'
  | 'credential_refused'
  | 'comment';

/** What a notice of a comment is about; its event is the id of the comment, so that they sort by time. */
export type CommentAbout = Commented & { mapId: string; threadId: string; reason: NotifiedReason };

/**
 * An event about which a person is notified by mail. It refers to the event and holds no text or address: they are
 * read when the mail is written.
 */
export type NewNotice = {
  /** The recipient. */
  uid: string;
  kind: NoticeKind;
  /** Together with the kind it identifies the event: a person is notified of the same one once (rule notice.2). */
  event: string;
  /** When it happened, in milliseconds. */
  at: number;
  /** The key of the event's entity, for the text of the mail. */
  about: Readonly<Record<string, string>>;
};

/**
 * `waiting` for its mail; `sending` from before the mail is handed over until the service has answered; `sent`;
 * `dropped`, for it was out of date or not wanted; `refused` when the service would never take its mail; `unknown` when
 * it was never learned whether the mail went out, which is not tried again (docs/decisions/0042).
 */
export type NoticeState = 'waiting' | 'sending' | 'sent' | 'dropped' | 'refused' | 'unknown';
export type Notice = Key &
  NewNotice & {
    due: number;
    state: NoticeState;
    changedAt: number;
    /** How often the service has refused its mail so far; absent for never. */
    refusals?: number;
  };

/** A person with a notice that is due. */
export type DuePerson = { company: CompanyDomain; uid: string };

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/**
 * How long the table remembers that a person was notified, in milliseconds: longer than the stream can deliver a record
 * again.
 */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Records a notice for a person; does nothing when it was recorded before. Notices change nobody's data, so they are
 * not in a change log.
 * @param due the latest time for the mail, in milliseconds; null for a notice without a mail, of the inbox alone
 * @throws any error of the table
 */
export async function addNotice(
  co: Keys,
  company: CompanyDomain,
  notice: NewNotice,
  due: number | null,
): Promise<void> {
  const state: NoticeState = due === null ? 'dropped' : 'waiting';
  const item = {
    ...rowKeys.notice(co, notice.uid, notice.kind, notice.event),
    ...notice,
    due: due ?? notice.at,
    state,
  };
  await write([
    {
      Put: {
        TableName: tableName(),
        Item: { ...item, changedAt: Date.now(), [TIME_TO_LIVE]: forgetAt() },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    ...(due === null ? [] : [putDue(company, item)]),
  ]);
}

/**
 * Moves notices of one person from one state to another, all of them or none; settled ones are no longer due.
 * @returns false when one of them was no longer in that state: another process was first
 * @throws Contention when another process moves them at the same moment
 */
export async function moveNotices(
  company: CompanyDomain,
  notices: readonly Notice[],
  from: NoticeState,
  to: NoticeState,
): Promise<boolean> {
  const isSettled = to !== 'sending' && to !== 'waiting';
  return write(
    notices.flatMap((notice): TransactItem[] => [
      {
        Update: {
          TableName: tableName(),
          Key: { pk: notice.pk, sk: notice.sk },
          UpdateExpression: 'SET #state = :to, changedAt = :now',
          ConditionExpression: '#state = :from',
          ExpressionAttributeNames: { '#state': 'state' },
          ExpressionAttributeValues: { ':from': from, ':to': to, ':now': Date.now() },
        },
      },
      ...(isSettled ? [{ Delete: { TableName: tableName(), Key: dueKey(company, notice) } }] : []),
    ]),
  );
}

/**
 * Has notices wait again whose mail the service refused for now.
 * @param due when it is tried again, in milliseconds
 * @throws any error of the table
 */
export async function retryNotices(company: CompanyDomain, notices: readonly Notice[], due: number): Promise<void> {
  await write(
    notices.flatMap((notice): TransactItem[] => [
      {
        Update: {
          TableName: tableName(),
          Key: { pk: notice.pk, sk: notice.sk },
          UpdateExpression: 'SET #state = :to, changedAt = :now, due = :due, refusals = :refusals',
          ConditionExpression: '#state = :from',
          ExpressionAttributeNames: { '#state': 'state' },
          ExpressionAttributeValues: {
            ':from': 'sending',
            ':to': 'waiting',
            ':now': Date.now(),
            ':due': due,
            ':refusals': (notice.refusals ?? 0) + 1,
          },
        },
      },
      ...(due === notice.due
        ? []
        : [{ Delete: { TableName: tableName(), Key: dueKey(company, notice) } }, putDue(company, { ...notice, due })]),
    ]),
  );
}

/** The people with notices due by now, of all companies. */
export async function duePeople(now: number): Promise<DuePerson[]> {
  const due = await dueEntries<{ uid: string }>(platformKeys.dueNotice(0, ''), platformKeys.dueNotice(now, ''));
  const people = new Map(due.map(({ company, uid }) => [`${company} ${uid}`, { company, uid }]));
  return [...people.values()];
}

/**
 * Deletes notices that name a person who is being erased; those that wait are no longer due.
 * @param notices 50 at most
 * @throws any error of the table
 */
export async function forgetNotices(company: CompanyDomain, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  await write(
    notices.flatMap((notice): TransactItem[] => [
      { Delete: { TableName: tableName(), Key: { pk: notice.pk, sk: notice.sk } } },
      { Delete: { TableName: tableName(), Key: dueKey(company, notice) } },
    ]),
  );
}

/** The expiry of a record written now, in seconds. */
const forgetAt = () => Math.ceil((Date.now() + KEPT_MS) / 1000);

type Due = Pick<Notice, 'due' | 'uid' | 'kind' | 'event'>;

const putDue = (company: CompanyDomain, due: Due): TransactItem => ({
  Put: {
    TableName: tableName(),
    Item: { ...dueKey(company, due), company, uid: due.uid, [TIME_TO_LIVE]: forgetAt() },
  },
});

const dueKey = (company: CompanyDomain, { due, uid, kind, event }: Due) =>
  platformKeys.dueNotice(due, `${company}#${uid}#${kind}#${event}`);

/** @returns false when a condition does not hold @throws any other error of the table */
async function write(TransactItems: TransactItem[]): Promise<boolean> {
  try {
    await tableClient().send(new TransactWriteCommand({ TransactItems }));
    return true;
  } catch (error) {
    const reasons = error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
    if (reasons.some(({ Code }) => Code === 'ConditionalCheckFailed')) return false;
    if (reasons.some(({ Code }) => Code === 'TransactionConflict')) throw new Contention();
    throw error;
  }
}
