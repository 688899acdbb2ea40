import { createHash } from 'node:crypto';
import type { DynamoDBRecord } from 'aws-lambda';

/** A record in its shard, with the time at which it came. */
export type Streamed = { readonly record: DynamoDBRecord; readonly at: number };
export type Shard = { readonly id: string; readonly records: Streamed[] };

export const sequenceOf = ({ dynamodb }: DynamoDBRecord): string => dynamodb?.SequenceNumber ?? '';
const partitionOf = ({ dynamodb }: DynamoDBRecord): string => dynamodb?.Keys?.['pk']?.S ?? '';

/**
 * Which of `count` a record belongs to; all records of a partition of the table, and so of an item, belong to the same.
 */
export function laneOf(record: DynamoDBRecord, count: number): number {
  return createHash('sha256').update(partitionOf(record)).digest().readUInt32BE() % count;
}

/** Time that passes only when somebody waits, in milliseconds since 1970. */
export class Clock {
  now = Date.UTC(2026, 0, 1);
  wait(ms: number): void {
    this.now += ms;
  }
}

/** A table's stream as DynamoDB keeps it: in shards, each in the order in which it was written. */
export class Stream {
  readonly arn = 'arn:aws:dynamodb:eu-central-1:123456789012:table/storyd/stream/2026-01-01T00:00:00.000';
  readonly shards: readonly Shard[];
  readonly #clock: Clock;

  constructor(count: number, clock: Clock) {
    this.#clock = clock;
    this.shards = Array.from({ length: count }, (_, i) => ({ id: `shardId-0000000${i}`, records: [] }));
  }

  add(records: readonly DynamoDBRecord[]): void {
    for (const record of records)
      this.shards[laneOf(record, this.shards.length)]?.records.push({ record, at: this.#clock.now });
  }
}
