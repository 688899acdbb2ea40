/** Which items a reader of the table's stream gets, by sort key: a whole one, or a prefix. */
export type SortKeyPattern = string | { readonly prefix: string };

/** A function that reads the table's stream. */
export type StreamReader = {
  readonly description: string;
  /** Changes of other items do not reach it and cost nothing. More may reach it than concern it: it looks for itself. */
  readonly reads: readonly SortKeyPattern[];
  /** Whether it writes to the search index. */
  readonly indexes: boolean;
  /** Whether it sends mails. */
  readonly mails: boolean;
  /** How long a batch is gathered, in seconds. */
  readonly gathers: number;
};

/** The readers of the stream, by the names of their files in `lambdas/events`. More than two at a time would slow each other down (docs/decisions/0019). */
export const readerNames = ['deliver_requests', 'follow_changes'] as const;
export type ReaderName = (typeof readerNames)[number];

/** All that is known of the readers, for the deployed stream and that of the local run alike. */
export const streamReaders: Readonly<Record<ReaderName, StreamReader>> = {
  deliver_requests: {
    description: 'The quick reader of the stream: delivers change requests',
    reads: [{ prefix: 'request#' }],
    indexes: false,
    mails: false,
    gathers: 0,
  },
  follow_changes: {
    description:
      'The slow reader of the stream: keeps the search index and the copies of shared texts up to date, and sends mails',
    reads: [
      'board#head',
      { prefix: 'board#member#' },
      { prefix: 'release#' },
      'what',
      'who',
      'access',
      { prefix: 'ask#' },
      { prefix: 'access#' },
      { prefix: 'request#' },
    ],
    indexes: true,
    mails: true,
    gathers: 1,
  },
};

/**
 * How the deployed stream reaches each of them, in the terms of Lambda's event source. The tests of tests/events deliver by the same settings.
 * Ages are in seconds.
 */
export const streamDelivery = {
  /** A batch may bring a text to many maps; what is not done within the function's time comes again. */
  batchSize: 100,
  /** Records of one entity are processed one after the other. */
  parallelizationFactor: 1,
  /** A reader names what it could not do, and only that comes again. */
  reportBatchItemFailures: true,
  bisectBatchOnError: true,
  /** A record that fails this often is given up: with the waits in between that takes minutes, in which the rest of its shard stands still. */
  retryAttempts: 10,
  /** What could not even be tried, as when the account runs no more functions, is given up while the stream, which forgets after a day, still has it. */
  maxRecordAge: 12 * 60 * 60,
} as const;

/** Whether a reader gets changes of items with this sort key. */
export function isReadBy(name: ReaderName, sortKey: string): boolean {
  return streamReaders[name].reads.some((pattern) =>
    typeof pattern === 'string' ? sortKey === pattern : sortKey.startsWith(pattern.prefix),
  );
}
