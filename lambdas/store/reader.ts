import { setTimeout as delay } from 'node:timers/promises';
import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  QueryCommand,
  type QueryCommandInput,
  type QueryCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { upgraded } from './entity/upgrade.ts';
import { endOfPrefix, type Key, keyOf, type Keys, nameOfKey, type Range } from './keys.ts';
import type { Meter } from './table/meter.ts';
import { tableName } from './table/table.ts';
import { answered } from './table/tableErrors.ts';

type Item = Key & Record<string, unknown>;

/** The most keys that one BatchGetItem takes. */
const BATCH = 100;
/** How often keys that a busy table left out are requested again. */
const MAX_ROUNDS = 6;

/**
 * The reading half of a company's store, or of the platform's. All reads are consistent: screens see their own writes.
 */
export class Reader<Known = Keys> {
  /** The keys that the holder of this reader can build. */
  readonly keys: Known;
  readonly #client: DynamoDBDocumentClient;
  readonly #meter: Meter;

  constructor(client: DynamoDBDocumentClient, keys: Known, meter: Meter) {
    this.#client = client;
    this.keys = keys;
    this.#meter = meter;
  }

  /**
   * The items of some keys, undefined for missing ones, in the order of the keys. One request per 100 keys, all at
   * once. The caller gives the type of the items.
   */
  async get<Found extends readonly unknown[]>(
    keys: readonly Key[],
  ): Promise<{ [I in keyof Found]: Found[I] | undefined }> {
    const found = new Map<string, Item>();
    const wanted = [...new Map(keys.map((key) => [nameOfKey(key), keyOf(key)])).values()];
    const batches: Key[][] = [];
    for (let i = 0; i < wanted.length; i += BATCH) batches.push(wanted.slice(i, i + BATCH));
    await Promise.all(
      batches.map(async (batch) => {
        let left: Key[] = batch;
        // The table may leave keys out when it is busy or the answer is over 16 MB; it says which.
        for (let round = 0; left.length > 0; round += 1) {
          if (round > 0) await pause(round);
          const request = new BatchGetCommand({
            RequestItems: { [tableName()]: { Keys: left, ConsistentRead: true } },
            ReturnConsumedCapacity: 'TOTAL',
          });
          const answer = await answered(this.#client.send(request));
          this.#meter.add('read', answer.ConsumedCapacity);
          for (const item of (answer.Responses?.[tableName()] ?? []) as Item[])
            found.set(nameOfKey(item), upgraded(item));
          left = (answer.UnprocessedKeys?.[tableName()]?.Keys ?? []) as Key[];
        }
      }),
    );
    return keys.map((key) => found.get(nameOfKey(key))) as { [I in keyof Found]: Found[I] | undefined };
  }

  /** All items of a range, in the order of their keys. A range over one page (1 MB) is read in slices, all at once. */
  async range<Found>({ pk, prefix, cutsAfter }: Range): Promise<Found[]> {
    const end = endOfPrefix(prefix);
    const { items, last } = await this.#page(pk, prefix || FIRST, end);
    if (last === undefined) return items as Found[];
    const cuts = cutsAfter?.(last) ?? [];
    const rest = await Promise.all([after(last), ...cuts].map((from, i) => this.#pages(pk, from, cuts[i] ?? end)));
    return [...items, ...rest.flat()] as Found[];
  }

  /** One consistent query; `rangeReads.ts` has the usual ones. */
  async query(how: Omit<QueryCommandInput, 'TableName'>): Promise<QueryCommandOutput> {
    const request = new QueryCommand({
      TableName: tableName(),
      ConsistentRead: true,
      ReturnConsumedCapacity: 'TOTAL',
      ...how,
    });
    const answer = await answered(this.#client.send(request));
    this.#meter.add('read', answer.ConsumedCapacity);
    return answer;
  }

  async #pages(pk: string, from: string, to: string): Promise<Item[]> {
    const items: Item[] = [];
    let start: string | undefined = from;
    while (start !== undefined) {
      const page: { items: Item[]; last: string | undefined } = await this.#page(pk, start, to);
      items.push(...page.items);
      start = page.last === undefined ? undefined : after(page.last);
    }
    return items;
  }

  async #page(pk: string, from: string, to: string): Promise<{ items: Item[]; last: string | undefined }> {
    const answer = await this.query({
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': to },
    });
    const items = ((answer.Items ?? []) as Item[]).map((item) => upgraded(item));
    return { items, last: answer.LastEvaluatedKey?.['sk'] as string | undefined };
  }
}

/** Waits a random, growing time for a busy table. @throws CallError too-many-requests when it stays busy */
async function pause(round: number): Promise<void> {
  if (round > MAX_ROUNDS) throw new CallError(errors.tooManyRequests);
  await delay(Math.random() * 20 * 2 ** round);
}

/** Before all sort keys: DynamoDB takes no empty one, not even as a bound. */
const FIRST = '\u0000';
/** Between a sort key and all later ones. */
const after = (sk: string) => `${sk}\u0000`;
