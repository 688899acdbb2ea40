import { setTimeout as delay } from 'node:timers/promises';
import { BatchGetCommand, type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { ID_ALPHABET } from '#shared/model/ids.ts';
import type { Key, Keys, Range } from './keys.ts';
import type { Meter } from './meter.ts';
import { tableName } from './table.ts';
import { answered } from './tableErrors.ts';
import { upgraded } from './upgrade.ts';

type Item = Key & Record<string, unknown>;

/** The most keys that one BatchGetItem takes. */
const BATCH = 100;
/** How often keys that a busy table left out are asked for again. */
const MAX_ROUNDS = 6;
/** Bytes that one unit of capacity reads, consistently. */
const READ_UNIT = 4096;
/** How many slices of a large range are read at a time. */
const MAX_SLICES = 16;

/** How much there is of a range. */
export type RangeCount = {
  /** Items that are not deleted. */
  count: number;
  withDeleted: number;
  /** Their size, deleted ones included, as the table charges it. */
  bytes: number;
  /** The key that a limited count stopped at; undefined when it came to the end. */
  last: string | undefined;
};

/**
 * The reading half of a company's store, or of the platform's. All reads are consistent: screens see their own writes.
 */
export class Reader<Known = Keys> {
  /** The keys that the holder of this reader can make. */
  readonly keys: Known;
  readonly #client: DynamoDBDocumentClient;
  readonly #meter: Meter;

  constructor(client: DynamoDBDocumentClient, keys: Known, meter: Meter) {
    this.#client = client;
    this.keys = keys;
    this.#meter = meter;
  }

  /**
   * The items of some keys, undefined for those that are not there, in the order of the keys. One request per 100 keys, all at once.
   * The caller names the type that its keys hold.
   */
  async get<Found extends readonly unknown[]>(
    keys: readonly Key[],
  ): Promise<{ [I in keyof Found]: Found[I] | undefined }> {
    const found = new Map<string, Item>();
    const name = (key: Key) => `${key.pk}\n${key.sk}`;
    const wanted = [...new Map(keys.map((key) => [name(key), { pk: key.pk, sk: key.sk }])).values()];
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
          for (const item of (answer.Responses?.[tableName()] ?? []) as Item[]) found.set(name(item), upgraded(item));
          left = (answer.UnprocessedKeys?.[tableName()]?.Keys ?? []) as Key[];
        }
      }),
    );
    return keys.map((key) => found.get(name(key))) as { [I in keyof Found]: Found[I] | undefined };
  }

  /**
   * All items of a range, in the order of their keys. A range of ids over a page (1 MB) is read on in slices at the same time, since ids
   * are evenly spread: two requests deep however large it is.
   */
  async range<Found>(range: Range): Promise<Found[]> {
    const first = await this.#page(range.pk, range.prefix, above(range.prefix));
    const items = first.items;
    if (first.last === undefined) return items as Found[];
    const slices = slicesAfter(first.last, range.ids, above(range.prefix));
    const rest = await Promise.all(slices.map(([from, to]) => this.#pages(range.pk, from, to)));
    return [...items, ...rest.flat()] as Found[];
  }

  /**
   * The last items of a range, the last of all first. One request.
   * @param before only items whose keys come before the prefix with this behind it
   * @returns the items, and whether there are none before them
   */
  async latest<Found>(
    { pk, prefix }: Range,
    { before, limit }: { before: string | undefined; limit: number },
  ): Promise<{ items: Found[]; isAll: boolean }> {
    const request = new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
      ...(before !== undefined && { ExclusiveStartKey: { pk, sk: `${prefix}${before}` } }),
      ScanIndexForward: false,
      Limit: limit,
      ConsistentRead: true,
      ReturnConsumedCapacity: 'TOTAL',
    });
    const answer = await answered(this.#client.send(request));
    this.#meter.add('read', answer.ConsumedCapacity);
    return {
      items: ((answer.Items ?? []) as Found[]).map((item) => upgraded(item)),
      isAll: answer.LastEvaluatedKey === undefined,
    };
  }

  /**
   * The items of a range behind a place in it, the first of all first: as many as one request brings, which is 1 MB.
   * @param after what follows the prefix in the last key before them
   */
  async following<Found>({ pk, prefix }: Range, after: string): Promise<Found[]> {
    const { items } = await this.#page(pk, `${prefix}${after}\u0000`, above(prefix));
    return items as Found[];
  }

  /**
   * Counts the items of a range at the table, which sends none of them.
   * @param options.from what follows the prefix in the first key that counts
   * @param options.limit after how many items to stop, deleted ones included; such a count costs half, and is as old as a moment
   */
  async count(
    { pk, prefix }: Range,
    { from = '', limit }: { from?: string; limit?: number } = {},
  ): Promise<RangeCount> {
    const counted: RangeCount = { count: 0, withDeleted: 0, bytes: 0, last: undefined };
    let start: string | undefined = `${prefix}${from}`;
    while (start !== undefined) {
      const request: QueryCommand = new QueryCommand({
        TableName: tableName(),
        Select: 'COUNT',
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        FilterExpression: 'attribute_not_exists(deletedAt)',
        ExpressionAttributeValues: { ':pk': pk, ':from': start, ':to': above(prefix) },
        ...(limit === undefined ? { ConsistentRead: true } : { Limit: limit }),
        ReturnConsumedCapacity: 'TOTAL',
      });
      const answer = await answered(this.#client.send(request));
      this.#meter.add('read', answer.ConsumedCapacity);
      counted.count += answer.Count ?? 0;
      counted.withDeleted += answer.ScannedCount ?? 0;
      counted.bytes +=
        (answer.ConsumedCapacity?.CapacityUnits ?? 0) * (limit === undefined ? READ_UNIT : 2 * READ_UNIT);
      const last = answer.LastEvaluatedKey?.['sk'] as string | undefined;
      if (limit !== undefined) counted.last = last;
      start = last === undefined || limit !== undefined ? undefined : `${last}\u0000`;
    }
    return counted;
  }

  async #pages(pk: string, from: string, to: string): Promise<Item[]> {
    const items: Item[] = [];
    let start: string | undefined = from;
    while (start !== undefined) {
      const page: { items: Item[]; last: string | undefined } = await this.#page(pk, start, to);
      items.push(...page.items);
      start = page.last === undefined ? undefined : `${page.last}\u0000`;
    }
    return items;
  }

  async #page(pk: string, from: string, to: string): Promise<{ items: Item[]; last: string | undefined }> {
    const request = new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: from === '' ? 'pk = :pk' : 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: from === '' ? { ':pk': pk } : { ':pk': pk, ':from': from, ':to': to },
      ConsistentRead: true,
      ReturnConsumedCapacity: 'TOTAL',
    });
    const answer = await answered(this.#client.send(request));
    this.#meter.add('read', answer.ConsumedCapacity);
    const items = ((answer.Items ?? []) as Item[]).map((item) => upgraded(item));
    return { items, last: answer.LastEvaluatedKey?.['sk'] as string | undefined };
  }
}

/** Waits a random, growing moment for a busy table. @throws CallError too-many-requests when it stays busy */
async function pause(round: number): Promise<void> {
  if (round > MAX_ROUNDS) throw new CallError(errors.tooManyRequests);
  await delay(Math.random() * 20 * 2 ** round);
}

/** The end of all sort keys that begin with a prefix. */
const above = (prefix: string) => `${prefix}\u{10ffff}`;

/** Divides what comes after `last` into slices of about one page each, judged by how far into the ids the first page came. */
function slicesAfter(last: string, prefix: string | undefined, end: string): [string, string][] {
  const start = `${last}\u0000`;
  if (prefix === undefined || !last.startsWith(prefix)) return [[start, end]];
  const firstLetter = ID_ALPHABET.indexOf(last.charAt(prefix.length));
  if (firstLetter === -1) return [[start, end]];
  const lettersLeft = ID_ALPHABET.length - firstLetter - 1;
  const pagesLeft = Math.ceil((lettersLeft + 1) / Math.max(firstLetter, 1)) + 1;
  const lettersPerSlice = Math.max(1, Math.ceil(lettersLeft / Math.min(pagesLeft, MAX_SLICES)));
  const cuts: string[] = [];
  for (let letter = firstLetter + lettersPerSlice; letter < ID_ALPHABET.length; letter += lettersPerSlice) {
    cuts.push(prefix + ID_ALPHABET.charAt(letter));
  }
  const bounds = [start, ...cuts, end];
  // BETWEEN includes both ends; a bound is never itself an item's key, since a key goes on after the letter.
  return bounds.slice(0, -1).map((from, i) => [from, bounds[i + 1] ?? end]);
}
