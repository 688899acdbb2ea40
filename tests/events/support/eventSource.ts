import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { isReadBy, type ReaderName, streamDelivery } from '#infra/streamReaders.ts';
import { type Clock, laneOf, sequenceOf, type Shard, type Stream, type Streamed } from './stream.ts';

/** What Lambda puts into a queue in place of records that it gives up: where they are, not what they are. */
export type GivenUp = {
  readonly requestContext: { readonly functionArn: string; readonly condition: string };
  readonly DDBStreamBatchInfo: {
    readonly shardId: string;
    readonly startSequenceNumber: string;
    readonly endSequenceNumber: string;
    readonly batchSize: number;
    readonly streamArn: string;
  };
};

export type Settings = {
  -readonly [Name in keyof typeof streamDelivery]: (typeof streamDelivery)[Name] extends boolean ? boolean : number;
};
export type Handler = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse | void | null>;
type Batch = { readonly shard: Shard; readonly records: readonly Streamed[]; readonly attempt: number };

/** Waits between attempts grow up to a minute. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;

/**
 * Reads a stream for a function as Lambda does (Developer Guide, "Process DynamoDB records with Lambda"): shard by
 * shard in order, a batch at a time, what the filter lets through. Whatever a handler leaves open is taken for the
 * worst: an attempt counts for all that comes again with it.
 */
export class EventSource {
  readonly givenUp: GivenUp[] = [];
  /** How often the function was called. */
  invocations = 0;
  readonly #options: {
    readonly name: ReaderName;
    readonly handler: Handler;
    readonly stream: Stream;
    readonly clock: Clock;
    readonly settings: Settings;
  };
  readonly #read: number[];

  constructor(options: {
    name: ReaderName;
    handler: Handler;
    stream: Stream;
    clock: Clock;
    settings?: Partial<Settings>;
  }) {
    this.#options = { ...options, settings: { ...streamDelivery, ...options.settings } };
    this.#read = options.stream.shards.map(() => 0);
  }

  /** Reads on until every shard is at its end. @returns whether there was anything to read */
  async drain(): Promise<boolean> {
    const { stream } = this.#options;
    const found = await Promise.all(stream.shards.map((shard, i) => this.#drainShard(shard, i)));
    return found.includes(true);
  }

  async #drainShard(shard: Shard, at: number): Promise<boolean> {
    const { batchSize, parallelizationFactor: lanes } = this.#options.settings;
    let isAny = false;
    for (;;) {
      const records: Streamed[] = [];
      for (
        let next = shard.records[this.#read[at] ?? 0];
        next !== undefined && records.length < batchSize * lanes;
        next = shard.records[this.#read[at] ?? 0]
      ) {
        this.#read[at] = (this.#read[at] ?? 0) + 1;
        if (isReadBy(this.#options.name, next.record.dynamodb?.Keys?.['sk']?.S ?? '')) records.push(next);
      }
      if (records.length === 0) return isAny;
      isAny = true;
      const parts = Array.from({ length: lanes }, (_, lane) =>
        records.filter(({ record }) => laneOf(record, lanes) === lane),
      );
      await Promise.all(parts.map((part) => this.#workLane(shard, part)));
    }
  }

  async #workLane(shard: Shard, records: readonly Streamed[]): Promise<void> {
    const { batchSize } = this.#options.settings;
    for (let i = 0; i < records.length; i += batchSize)
      await this.#work({ shard, records: records.slice(i, i + batchSize), attempt: 0 });
  }

  /** Delivers a batch until it is processed or given up. */
  async #work({ shard, records, attempt }: Batch): Promise<void> {
    const { clock, settings } = this.#options;
    const isOld = ({ at }: Streamed) => clock.now - at > settings.maxRecordAge * 1_000;
    const old = records.filter(isOld);
    if (old.length > 0) this.#giveUp(shard, old, 'RecordAgeExceeded');
    const young = records.filter((record) => !isOld(record));
    if (young.length === 0) return;
    const from = await this.#invoke(young);
    if (from === 'done') return;
    if (from === 'failed' && settings.bisectBatchOnError && young.length > 1) {
      // Halving costs no attempt.
      const half = Math.ceil(young.length / 2);
      await this.#work({ shard, records: young.slice(0, half), attempt });
      await this.#work({ shard, records: young.slice(half), attempt });
      return;
    }
    const rest = from === 'failed' ? young : young.slice(from);
    if (attempt >= settings.retryAttempts) {
      this.#giveUp(shard, rest, 'RetryAttemptsExhausted');
      return;
    }
    clock.wait(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt));
    await this.#work({ shard, records: rest, attempt: attempt + 1 });
  }

  /** @returns the first record to deliver again; all of them when the function failed or named unknown records */
  async #invoke(records: readonly Streamed[]): Promise<'done' | 'failed' | number> {
    this.invocations += 1;
    const event: DynamoDBStreamEvent = { Records: records.map(({ record }) => structuredClone(record)) };
    let answer: DynamoDBBatchResponse | void | null;
    try {
      answer = await this.#options.handler(event);
    } catch {
      // Lambda knows no more of it either: the function failed.
      return 'failed';
    }
    const failures = answer?.batchItemFailures ?? [];
    if (failures.length === 0 || !this.#options.settings.reportBatchItemFailures) return 'done';
    const places = failures.map(({ itemIdentifier }) =>
      records.findIndex(({ record }) => sequenceOf(record) === itemIdentifier),
    );
    return places.includes(-1) ? 'failed' : Math.min(...places);
  }

  #giveUp({ id }: Shard, records: readonly Streamed[], condition: string): void {
    const { name, stream } = this.#options;
    const [first, last] = [records[0], records.at(-1)];
    if (first === undefined || last === undefined) return;
    this.givenUp.push({
      requestContext: { functionArn: `arn:aws:lambda:eu-central-1:123456789012:function:${name}`, condition },
      DDBStreamBatchInfo: {
        shardId: id,
        startSequenceNumber: sequenceOf(first.record),
        endSequenceNumber: sequenceOf(last.record),
        batchSize: records.length,
        streamArn: stream.arn,
      },
    });
  }
}
