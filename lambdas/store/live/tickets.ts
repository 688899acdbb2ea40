import { randomBytes } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as rowKeys from '#lambdas/store/keys.ts';
import { sha256 } from '#lambdas/store/sha256.ts';
import { tableClient } from '#lambdas/store/table/client.ts';
import { tableName, TIME_TO_LIVE } from '#lambdas/store/table/table.ts';
import { LIVE_TICKET_MS } from '#shared/model/limits.ts';
import { canonicalDomain, type CompanyDomain } from '#shared/model/people/companyDomain.ts';

/*
 * Tickets and connections say nothing about a company's data and live for minutes, so they are in no change log and no
 * export, and are not written by `Writer.commit` (docs/decisions/0087).
 */

/** The person of a live connection, with the sign-in that it counts for. */
export type LivePerson = { uid: string; email: string; sub: string; authTime: number };

/** What a ticket opens: a connection of one person of a company, for some topics. */
export type Admission = { company: CompanyDomain; person: LivePerson; topics: readonly string[] };

type TicketRow = LivePerson & { topics: string[]; until: number };

/**
 * Issues a ticket. The table knows only a hash of its secret.
 * @throws any error of the table
 */
export async function issueTicket({ company, person, topics }: Admission, now: number): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const until = now + LIVE_TICKET_MS;
  await tableClient().send(
    new PutCommand({
      TableName: tableName(),
      Item: {
        ...rowKeys.liveTicket(rowKeys.keysOf(company), person.uid, sha256(secret)),
        ...person,
        topics,
        until,
        [TIME_TO_LIVE]: Math.ceil(until / 1000),
      },
    }),
  );
  return [company, person.uid, secret].map((part) => Buffer.from(part).toString('base64url')).join('.');
}

/**
 * Takes a ticket back: it opens one connection.
 * @returns what it opens; undefined for one that is forged, used or too old
 * @throws any error of the table
 */
export async function takeTicket(ticket: string, now: number): Promise<Admission | undefined> {
  const [domain = '', uid = '', secret = ''] = ticket
    .split('.')
    .map((part) => Buffer.from(part, 'base64url').toString());
  const company = canonicalDomain(domain);
  if (company === undefined || company !== domain || !/^[0-9A-Za-z]{1,64}$/.test(uid)) return undefined;
  const row = await take(rowKeys.liveTicket(rowKeys.keysOf(company), uid, sha256(secret)));
  if (row === undefined || row.until < now) return undefined;
  const { email, sub, authTime, topics } = row;
  return { company, person: { uid, email, sub, authTime }, topics };
}

/** Deletes the row of a ticket. @returns the row, once of however many attempts at the same time */
async function take(key: rowKeys.Key): Promise<TicketRow | undefined> {
  try {
    const { Attributes } = await tableClient().send(
      new DeleteCommand({
        TableName: tableName(),
        Key: key,
        // Without it, an engine may give the row to several attempts at the same time.
        ConditionExpression: 'attribute_exists(pk)',
        ReturnValues: 'ALL_OLD',
      }),
    );
    return Attributes as TicketRow | undefined;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}
