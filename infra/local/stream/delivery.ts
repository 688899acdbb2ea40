import { setTimeout as delay } from 'node:timers/promises';
import type { DynamoDBRecord } from 'aws-lambda';
import type { EngineAddress } from '../engine/engineAddress.ts';
import type { StreamConsumer } from './consumer.ts';
import { imagesOf, type ItemChange, nameOf, recordOf } from './records.ts';

/** The maximum number of changes that are read and delivered at a time; one request reads as many items. */
const BATCH = 100;
/** How often a record is delivered before it is given up. */
const ATTEMPTS = 5;
const FIRST_WAIT_MS = 20;

/** Delivers the changes that concern one consumer, in order and one batch at a time, as Lambda does for a shard. */
export class Delivery {
  readonly consumer: StreamConsumer;
  readonly #engine: EngineAddress & { tableName: string };
  readonly #report: (error: unknown) => void;
  readonly #waiting: ItemChange[] = [];
  #work: Promise<void> | undefined;

  /** @param report called with undeliverable records: the dead letters */
  constructor(
    consumer: StreamConsumer,
    engine: EngineAddress & { tableName: string },
    report: (error: unknown) => void,
  ) {
    this.consumer = consumer;
    this.#engine = engine;
    this.#report = report;
  }

  /** Queues changes for delivery. */
  add(changes: readonly ItemChange[]): void {
    this.#waiting.push(...changes);
    this.#work ??= this.#deliverAll();
  }

  /** Settles when everything is delivered or given up; undefined when it is already. */
  get pending(): Promise<void> | undefined {
    return this.#work;
  }

  async #deliverAll(): Promise<void> {
    // Not within the write itself.
    await Promise.resolve();
    while (this.#waiting.length > 0) await this.#deliver(this.#waiting.splice(0, BATCH)).catch(this.#report);
    this.#work = undefined;
  }

  async #deliver(changes: readonly ItemChange[]): Promise<void> {
    const keys = [...new Map(changes.map(({ key }) => [nameOf(key), key])).values()];
    const images = await imagesOf(this.#engine, keys);
    let records = changes
      .map((change) => recordOf(change, images.get(nameOf(change.key))))
      .filter((record) => record !== undefined);
    for (let attempt = 1; records.length > 0; attempt += 1) {
      const failed = await this.#handOver(records);
      if (failed.length > 0 && attempt === ATTEMPTS)
        throw new Error(`${this.consumer.name} could not take ${failed.length} records of the stream`);
      records = failed;
      if (records.length > 0) await delay(FIRST_WAIT_MS * 2 ** attempt);
    }
  }

  /**
   * @returns the records to deliver again: the first that failed and all behind it, or all of them when the consumer
   * threw
   */
  async #handOver(records: readonly DynamoDBRecord[]): Promise<DynamoDBRecord[]> {
    let failures: ReadonlySet<string>;
    try {
      const answer = await this.consumer.handler({ Records: [...records] });
      failures = new Set(answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    } catch (error) {
      this.#report(error);
      return [...records];
    }
    const first = records.findIndex((record) => failures.has(record.dynamodb?.SequenceNumber ?? ''));
    return first === -1 ? [] : records.slice(first);
  }
}
