import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { type LiveChanges, readLiveChanges } from '#lambdas/entities/live/liveChanges.ts';
import { otherTopics } from '#lambdas/entities/live/otherTopics.ts';
import { hasNews } from '#lambdas/entities/live/touched.ts';
import { keyOf, processBatch } from '#lambdas/events/batches/processBatch.ts';
import { live } from '#lambdas/ports/live/live.ts';
import type { Live } from '#lambdas/ports/live/port.ts';
import type { LogEntry } from '#lambdas/store/changeLog.ts';
import { companyReader } from '#lambdas/store/companyReader.ts';
import type { Key } from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { type Follower, followersOf, type LiveConnection, nextNumber } from '#lambdas/store/live/connections.ts';
import { type LogOwner, logOwnerOfKey } from '#lambdas/store/live/logOwner.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { LiveMessage } from '#shared/contract/liveMessages.ts';
import { MAX_LIVE_BYTES, MAX_LIVE_ENTITIES } from '#shared/model/limits.ts';
import { canonicalDomain } from '#shared/model/people/companyDomain.ts';
import { personTopic, subjectOfTopic } from '#shared/rules/live/topics.ts';
import { faultOfPost } from './faultOfPost.ts';
import { allowedOf } from './followers.ts';
import { end, leave } from './leave.ts';

/** The grants for publishing changes. */
export const publishingGrants: TableGrants = {
  BatchGetItem: ['COMPANY', 'MAP', 'INITIATIVE', 'ACCESS', 'LIVE'],
  Query: ['LIVE', 'MAP', 'WHAT', 'WHO'],
  UpdateItem: ['LIVE'],
  DeleteItem: ['LIVE', 'USER', 'SOCKET'],
};

/**
 * Sends the changes of a batch to those who follow them. A record only says that the log of a story map, an initiative
 * or the company has new entries; the entities are read again, once, and sent as they are. A message may come twice.
 */
export async function handler(event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> {
  const connections = live();
  if (connections === undefined) return { batchItemFailures: [] };
  const keys = new Map<string, Key[]>();
  for (const record of event.Records.filter((each) => isNewEntry(each) || noticeOwner(each) !== undefined)) {
    const key = keyOf(record);
    keys.set(key.pk, [...(keys.get(key.pk) ?? []), key]);
  }
  return processBatch(
    event,
    'publish_changes',
    (record) => (isNewEntry(record) ? logOwnerOfKey(keyOf(record)) : noticeOwner(record)),
    (owner) => {
      const ofOwner = keys.get(owner.pk) ?? [];
      return isNotice(owner) ? publishNotices(connections, owner, ofOwner) : publish(connections, owner, ofOwner);
    },
  );
}

/** The person who has got a notice of a comment, which no log tells of, and their topic. */
function noticeOwner(record: DynamoDBRecord): LogOwner | undefined {
  const { pk, sk } = keyOf(record);
  const [, domain = '', uid] = /^C#([^#]+)#NOTICE#(.+)$/.exec(pk) ?? [];
  const company = canonicalDomain(domain);
  const isNew = record.eventName === 'INSERT' && sk.startsWith('notice#comment#');
  return !isNew || company === undefined || uid === undefined ? undefined : { company, pk, topic: personTopic(uid) };
}

const isNotice = ({ topic }: LogOwner) => subjectOfTopic(topic).kind === 'user';

/** Tells a person that they were notified of comments, by the ids of these. */
async function publishNotices(connections: Live, { company, topic }: LogOwner, keys: readonly Key[]): Promise<void> {
  const { reader } = companyReader(company);
  const touched = keys.map(({ sk }) => ({ type: 'comment', id: sk.slice(sk.lastIndexOf('#') + 1), version: 1 }));
  await tell(connections, reader, { company, topic, tabs: [] }, await followersOf(reader, topic), async () => ({
    changed: [],
    removed: [],
    touched,
  }));
}

const isNewEntry = (record: DynamoDBRecord) => record.eventName === 'INSERT' && keyOf(record).sk.startsWith('log#');

/** Sends what some entries of a log have changed. */
async function publish(connections: Live, { company, topic }: LogOwner, keys: readonly Key[]): Promise<void> {
  const { reader } = companyReader(company);
  // Erased ones are missing.
  const entries = (await reader.get<LogEntry[]>(keys)).filter((entry) => entry !== undefined);
  const tabs = [...new Set(entries.flatMap(({ tab }) => tab ?? []))];
  const [followers, elsewhere] = await Promise.all([
    hasNews(entries) ? followersOf(reader, topic) : [],
    otherTopics(reader, topic, entries),
  ]);
  await tell(connections, reader, { company, topic, tabs }, followers, () => readLiveChanges(reader, topic, entries));
  // After it, since a connection that was closed there gets nothing more.
  await Promise.all(
    [...elsewhere].map(async ([other, touched]) =>
      tell(connections, reader, { company, topic: other, tabs }, await followersOf(reader, other), async () => ({
        changed: [],
        removed: [],
        touched,
      })),
    ),
  );
}

/** A topic, and the tabs that changed something in it. */
type Addressed = Pick<LogOwner, 'company' | 'topic'> & { tabs: string[] };

/** Sends the changes of a topic to those of its followers who may still follow it, and closes the others. */
async function tell(
  connections: Live,
  reader: Reader,
  { company, topic, tabs }: Addressed,
  followers: readonly Follower[],
  read: () => Promise<LiveChanges | null>,
): Promise<void> {
  const now = Date.now();
  const present = followers.filter(({ until }) => until > now);
  const [may, changes] = await Promise.all([
    allowedOf(reader, { company, topic }, present),
    present.length === 0 ? null : read(),
  ]);
  const isNews = changes === null || Object.values(changes).some((list) => list.length > 0);
  const text = may.length === 0 || !isNews ? undefined : await messageOf(reader, { topic, tabs }, changes, now);
  await Promise.all([
    ...(text === undefined ? [] : may.map((one) => post(connections, reader, { ...one, company }, text))),
    ...present
      .filter((follower) => !may.includes(follower))
      .map((one) => end(connections, reader, { ...one, company }, 'no-access')),
    ...followers
      .filter((follower) => !present.includes(follower))
      .map((one) => end(connections, reader, { ...one, company }, 'expired')),
  ]);
}

/** The message with the changes of a topic, or with the request to ask for them when they are too many. */
async function messageOf(
  reader: Reader,
  { topic, tabs }: Pick<Addressed, 'topic' | 'tabs'>,
  changes: LiveChanges | null,
  now: number,
): Promise<string> {
  const number = await nextNumber(reader.keys, topic, now);
  const resync: LiveMessage = { kind: 'resync', topic, number };
  if (changes === null) return JSON.stringify(resync);
  const count = changes.changed.length + changes.removed.length + changes.touched.length;
  const message: LiveMessage = { kind: 'changes', topic, number, tabs, ...changes };
  const text = JSON.stringify(message);
  return count > MAX_LIVE_ENTITIES || Buffer.byteLength(text) > MAX_LIVE_BYTES ? JSON.stringify(resync) : text;
}

/** Sends to a connection, and forgets it if it has ended. A failure is for its client, who sees a number missing. */
async function post(connections: Live, reader: Reader, connection: LiveConnection, text: string): Promise<void> {
  const isOpen = await connections.post(connection.connectionId, text).catch(faultOfPost);
  if (!isOpen) await leave(connections, reader, connection);
}
