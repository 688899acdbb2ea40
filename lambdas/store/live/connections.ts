import { TransactWriteCommand, type TransactWriteCommandInput, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Key, Keys } from '#lambdas/store/keys.ts';
import * as platformKeys from '#lambdas/store/keys/platform.ts';
import { platformStore } from '#lambdas/store/platform.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { tableClient } from '#lambdas/store/table/client.ts';
import { tableName, TIME_TO_LIVE } from '#lambdas/store/table/table.ts';
import type { PresenceState } from '#shared/contract/presence.ts';
import { LIVE_CONNECTION_MS } from '#shared/model/limits.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import type { Admission, LivePerson } from './tickets.ts';

/** An open connection. */
export type LiveConnection = { connectionId: string; company: CompanyDomain; uid: string; topics: readonly string[] };

/** A connection that follows a topic. */
export type Follower = LivePerson & {
  connectionId: string;
  /** All its topics. */
  topics: readonly string[];
  /** Until when it may be open, in milliseconds. */
  until: number;
  /** What its person does there, while they let others see it. */
  present?: PresenceState;
  /** When they last said so, in milliseconds. */
  saidAt?: number;
};

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** How long a topic without messages keeps its number, in milliseconds: longer than a connection lasts. */
const NUMBER_KEPT_MS = 24 * 60 * 60_000;

/** Records a connection under its topics, its person and its id. @throws any error of the table */
export async function openConnection(
  connectionId: string,
  { company, person, topics }: Admission,
  now: number,
): Promise<void> {
  const until = now + LIVE_CONNECTION_MS;
  const keys = rowKeys.keysOf(company);
  const put = (key: Key, fields: object): TransactItem => ({
    Put: {
      TableName: tableName(),
      Item: { ...key, ...fields, connectionId, topics, [TIME_TO_LIVE]: Math.ceil(until / 1000) },
    },
  });
  await write([
    put(platformKeys.socket(connectionId), { company, uid: person.uid }),
    put(rowKeys.liveConnection(keys, person.uid, connectionId), { uid: person.uid }),
    ...topics.map((topic) => put(rowKeys.liveFollower(keys, topic, connectionId), { ...person, until })),
  ]);
}

/** An open connection by its id; undefined for one that has ended. */
export async function findConnection(connectionId: string): Promise<LiveConnection | undefined> {
  const [row] = await platformStore().reader.get<[LiveConnection]>([platformKeys.socket(connectionId)]);
  return row;
}

/** Forgets a connection. @throws any error of the table */
export async function forgetConnection(
  keys: Keys,
  { connectionId, uid, topics }: Pick<LiveConnection, 'connectionId' | 'uid' | 'topics'>,
): Promise<void> {
  await write(
    [
      platformKeys.socket(connectionId),
      rowKeys.liveConnection(keys, uid, connectionId),
      ...topics.map((topic) => rowKeys.liveFollower(keys, topic, connectionId)),
    ].map(remove),
  );
}

/** The connections that follow a topic. */
export const followersOf = (reader: Reader, topic: string): Promise<Follower[]> =>
  reader.range<Follower>(rowKeys.liveFollowers(reader.keys, topic));

/** The next number of a topic. @throws any error of the table */
export async function nextNumber(keys: Keys, topic: string, now: number): Promise<number> {
  const { Attributes } = await tableClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: rowKeys.liveNumber(keys, topic),
      UpdateExpression: 'ADD #number :one SET #ttl = :ttl',
      ExpressionAttributeNames: { '#number': 'number', '#ttl': TIME_TO_LIVE },
      ExpressionAttributeValues: { ':one': 1, ':ttl': Math.ceil((now + NUMBER_KEPT_MS) / 1000) },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return Number(Attributes?.['number']);
}

/** The last number of each topic; 0 before the first message. */
export async function lastNumbers(reader: Reader, topics: readonly string[]): Promise<Record<string, number>> {
  const rows = await reader.get<{ number: number }[]>(topics.map((topic) => rowKeys.liveNumber(reader.keys, topic)));
  return Object.fromEntries(topics.map((topic, i) => [topic, rows[i]?.number ?? 0]));
}

/** Forgets the tickets and connections of a person who is being erased. @throws any error of the table */
export async function forgetLive(reader: Reader, uid: string): Promise<void> {
  const { keys } = reader;
  const [tickets, connections] = await Promise.all([
    reader.range<Key>(rowKeys.liveTickets(keys, uid)),
    reader.range<LiveConnection>(rowKeys.liveConnections(keys, uid)),
  ]);
  await Promise.all([
    ...tickets.map((ticket) => write([remove(rowKeys.keyOf(ticket))])),
    ...connections.map((connection) => forgetConnection(keys, connection)),
  ]);
}

const remove = (Key: Key): TransactItem => ({ Delete: { TableName: tableName(), Key } });

const write = async (TransactItems: TransactItem[]): Promise<void> =>
  void (await tableClient().send(new TransactWriteCommand({ TransactItems })));
