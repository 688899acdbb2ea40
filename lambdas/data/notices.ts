import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { QueryCommand, TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { canonicalDomain, type CompanyDomain } from '#shared/model/company.ts';
import { tableClient } from './client.ts';
import { Contention } from './contention.ts';
import * as rowKeys from './keys.ts';
import { type Key, type Keys, platformKeys } from './keys.ts';
import { above } from './reader.ts';
import { tableName, TIME_TO_LIVE } from './table.ts';

/** What a mail tells of. */
export type NoticeKind = 'let_in' | 'company_request' | 'map_request' | 'map_answer' | 'change_request';

/** Something that a person is to learn of by mail. It names what happened and holds no text or address: those are read when the mail is written. */
export type NewNotice = {
  /** Who is told. */
  uid: string;
  kind: NoticeKind;
  /** With the kind the name of the event: the same one tells a person once (rule notice.2). */
  event: string;
  /** When it happened, in milliseconds. */
  at: number;
  /** Where the mail finds what it tells of. */
  about: Readonly<Record<string, string>>;
};

/**
 * `waiting` for its mail; `sending` from before the mail is handed over until the service has answered; `sent`; `dropped`, for it was out of date or not wanted;
 * `refused` when the service would never take its mail; `unknown` when it was never learned whether the mail went out, which is not tried again (docs/decisions/0042).
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

/** A person for whom something is due. */
export type DuePerson = { company: CompanyDomain; uid: string };

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** How long the table remembers that somebody was told, in milliseconds: longer than any record of the stream comes again. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Notes that somebody is to be told; nothing when it was noted before. Notices change nobody's data, so no change log tells of them.
 * @param due when the mail goes out at the latest, in milliseconds
 * @throws whatever the table throws
 */
export async function addNotice(co: Keys, company: CompanyDomain, notice: NewNotice, due: number): Promise<void> {
  const state: NoticeState = 'waiting';
  const item = { ...rowKeys.notice(co, notice.uid, notice.kind, notice.event), ...notice, due, state };
  await write([
    {
      Put: {
        TableName: tableName(),
        Item: { ...item, changedAt: Date.now(), [TIME_TO_LIVE]: forgetAt() },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    putDue(company, item),
  ]);
}

/**
 * Brings notices of one person from one state to another, all of them or none; they are due no more once they are settled.
 * @returns false when one of them was no longer in that state: somebody else was quicker
 * @throws Contention when somebody else moves them just then
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
 * @throws whatever the table throws
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

/** The people for whom something is due by now, of all companies. */
export async function duePeople(now: number): Promise<DuePerson[]> {
  const { pk } = platformKeys.dueNotice(0, '');
  const people = new Map<string, DuePerson>();
  let from: Record<string, unknown> | undefined;
  do {
    const page = await tableClient().send(
      new QueryCommand({
        TableName: tableName(),
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: {
          ':pk': pk,
          ':from': platformKeys.dueNotice(0, '').sk,
          ':to': above(platformKeys.dueNotice(now, '').sk),
        },
        ...(from !== undefined && { ExclusiveStartKey: from }),
      }),
    );
    for (const { company: domain, uid } of (page.Items ?? []) as { company: string; uid: string }[]) {
      const company = canonicalDomain(domain);
      if (company !== undefined) people.set(`${company} ${uid}`, { company, uid });
    }
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
  return [...people.values()];
}

/** When the table lets go of what it notes now, in seconds. */
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

/** @returns false when a condition does not hold @throws whatever else the table throws */
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
