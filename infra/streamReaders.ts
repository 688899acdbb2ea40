/** The items that a stream consumer receives, by sort key: a complete one, or a prefix. */
type SortKeyPattern = string | { readonly prefix: string };

/** A function that reads the table's stream. */
export type StreamReader = {
  readonly description: string;
  /**
   * Changes of other items do not reach it and cost nothing. It may receive more than concerns it, and checks for
   * itself.
   */
  readonly reads: readonly SortKeyPattern[];
  /** Whether it writes to the search index. */
  readonly indexes: boolean;
  /** Whether it sends mails. */
  readonly mails: boolean;
  /** Whether it sends to live connections. */
  readonly publishes: boolean;
  /** The batching window, in seconds. */
  readonly gathers: number;
};

/**
 * The consumers of the stream, by the names of their files in the folders of `lambdas/events`. More than two at a time
 * would slow each other down (docs/decisions/0019).
 */
export const readerNames = ['deliver_requests', 'follow_changes'] as const;
export type ReaderName = (typeof readerNames)[number];

/** The settings of the consumers, for the deployed stream and the local one. */
export const streamReaders: Readonly<Record<ReaderName, StreamReader>> = {
  deliver_requests: {
    description:
      'The quick reader of the stream: sends changes and notices of comments to open pages, delivers change requests, and settles them when something around them changes',
    reads: [
      { prefix: 'request#' },
      'what',
      'who',
      { prefix: 'map#' },
      'board#head',
      { prefix: 'board#member#' },
      'access',
      { prefix: 'log#' },
      { prefix: 'notice#comment#' },
    ],
    indexes: false,
    mails: false,
    publishes: true,
    gathers: 0,
  },
  follow_changes: {
    description:
      'The slow reader of the stream: keeps the search index, the copies of shared texts and the list of what to erase up to date, and sends mails',
    reads: [
      'board#head',
      { prefix: 'board#member#' },
      { prefix: 'release#' },
      'what',
      'who',
      'objective',
      'problem',
      'access',
      { prefix: 'ask#' },
      { prefix: 'access#' },
      { prefix: 'request#' },
      { prefix: 'trash#' },
      { prefix: 'integration#' },
      { prefix: 'talk#' },
    ],
    indexes: true,
    mails: true,
    publishes: false,
    gathers: 1,
  },
};

/**
 * The event source settings of the deployed stream, in Lambda's terms. tests/events uses the same ones. Ages are in
 * seconds.
 */
export const streamDelivery = {
  /** A batch may carry a text to many maps; records beyond the function's time come again. */
  batchSize: 100,
  /** Records of one entity are processed one after the other. */
  parallelizationFactor: 1,
  /** A consumer names its failures, and only these come again. */
  reportBatchItemFailures: true,
  bisectBatchOnError: true,
  /**
   * A record that fails this often is given up: with the waits in between that takes minutes, during which the rest of
   * its shard is blocked.
   */
  retryAttempts: 10,
  /**
   * Records that could not even be tried, as when the account's concurrency is used up, are given up while the stream,
   * which keeps them for a day, still has them.
   */
  maxRecordAge: 12 * 60 * 60,
} as const;

/** Whether a consumer receives changes of items with this sort key. */
export function isReadBy(name: ReaderName, sortKey: string): boolean {
  return streamReaders[name].reads.some((pattern) =>
    typeof pattern === 'string' ? sortKey === pattern : sortKey.startsWith(pattern.prefix),
  );
}
