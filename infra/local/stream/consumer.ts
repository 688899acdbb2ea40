import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';

/** The keys of an item, as the table has them. */
export type ItemKey = { readonly pk: string; readonly sk: string };

/** One of the product's functions that read the table's stream. */
export type StreamConsumer = {
  readonly name: string;
  /** Whether the consumer wants changes of this item: the filter of its event source. Other items cost nothing. */
  readonly wants: (key: ItemKey) => boolean;
  readonly handler: (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>;
};
