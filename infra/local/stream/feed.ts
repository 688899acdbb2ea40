import type { createTableClient } from '#lambdas/store/table/client.ts';
import type { EngineAddress } from '../engine/engineAddress.ts';
import type { StreamConsumer } from './consumer.ts';
import { Delivery } from './delivery.ts';
import { imagesOf, nameOf, writtenKeys } from './records.ts';

type TableClient = ReturnType<typeof createTableClient>;

/** The table's stream on one machine: fed from the writes of tapped clients. */
export type StreamFeed = {
  /** Feeds all writes of this client into the stream. @returns the client */
  readonly tap: (client: TableClient) => TableClient;
  /** Settles when everything written so far has reached its consumers, including their own writes. */
  readonly settled: () => Promise<void>;
};

/**
 * Replaces DynamoDB's stream, since the local engine's own slows every write as it grows. Before a write that concerns
 * a consumer the items are read, and compared afterwards with their present state, so the stream has the real changes
 * even when the answer of a write was lost. Like the real stream it is a hint: a record may come late, twice, or with
 * an outdated image.
 */
export function createStreamFeed(
  options: EngineAddress & {
    readonly tableName: string;
    readonly consumers: readonly StreamConsumer[];
    /** Reports undeliverable records; to the terminal by default. */
    readonly report?: (error: unknown) => void;
  },
): StreamFeed {
  const report = options.report ?? ((error: unknown) => console.error(error));
  const deliveries = options.consumers.map((consumer) => new Delivery(consumer, options, report));

  const tap = (client: TableClient): TableClient => {
    client.middlewareStack.add(
      (next, context) => async (args) => {
        const written = writtenKeys(String(context['commandName']), args.input);
        const keys = written.filter((key) => options.consumers.some(({ wants }) => wants(key)));
        if (keys.length === 0) return next(args);
        const before = await imagesOf(options, keys);
        try {
          return await next(args);
        } finally {
          const changes = keys.map((key) => ({ key, was: before.get(nameOf(key)) }));
          for (const delivery of deliveries) delivery.add(changes.filter(({ key }) => delivery.consumer.wants(key)));
        }
      },
      // Where the input has the form of the protocol, and ahead of the SDK's own attempts.
      { step: 'serialize', name: 'stream' },
    );
    return client;
  };

  const settled = async (): Promise<void> => {
    for (;;) {
      const pending = deliveries.flatMap((delivery) => delivery.pending ?? []);
      if (pending.length === 0) return;
      await Promise.all(pending);
    }
  };
  return { tap, settled };
}
