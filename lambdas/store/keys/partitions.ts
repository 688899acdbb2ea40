/** The IAM actions of a role at the table. A transaction is allowed by the actions of its steps. */
export type TableAction =
  | 'Scan'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem';

/**
 * The kinds of partitions (docs/data-model.md), as IAM patterns for their keys. No pattern can restrict the company,
 * since a function serves all of them. All other keys of a company begin with the key of COMPANY, so for IAM it covers
 * them all; the local run takes it literally.
 */
export const partitions = {
  PLATFORM: 'PLATFORM',
  DUE: 'DUE',
  COMPANY: 'C#*',
  PEOPLE: 'C#*#PEOPLE',
  ACCESS: 'C#*#ACCESS#*',
  USER: 'C#*#USER#*',
  MAPS: 'C#*#MAPS',
  INITIATIVES: 'C#*#INITIATIVES',
  INITIATIVE: 'C#*#INITIATIVE#*',
  ESCALATED: 'C#*#ESCALATED',
  /** The list of all open change requests of a company. */
  REQUESTS: 'C#*#REQUESTS',
  MAP: 'C#*#MAP#*',
  DETAIL: 'C#*#DETAIL#*',
  WHAT: 'C#*#WHAT#*',
  WHO: 'C#*#WHO#*',
  OBJECTIVE: 'C#*#OBJECTIVE#*',
  PROBLEM: 'C#*#PROBLEM#*',
  /** The lists of all objectives and problems of a company. */
  FRAME: 'C#*#FRAME',
  TEXT: 'C#*#TEXT#*',
  PAIR: 'C#*#PAIR#*',
  INTEGRATIONS: 'C#*#INTEGRATIONS',
  /** The encrypted credentials of integrations. */
  CREDENTIAL: 'C#*#CREDENTIAL#*',
  /** What was sent to Jira, by integration and by story map. */
  SENT: 'C#*#SENT#*',
  /** The epics that are linked with issues of an integration, and what is known of those. */
  LINKS: 'C#*#LINKS#*',
  ONCE: 'C#*#ONCE#*',
  NOTICE: 'C#*#NOTICE#*',
  /** The live connections that follow a topic, and the number of its last message. */
  LIVE: 'C#*#LIVE#*',
  /** The person of a live connection, by the id that the gateway gives it. */
  SOCKET: 'SOCKET#*',
  /** For scanning the table, which is not limited to a partition. */
  ALL: '*',
} as const;

export type PartitionKind = keyof typeof partitions;

/**
 * Actions, each allowed in some kinds of partitions and nowhere else. Each handler exports as `grants` its table
 * actions beyond those of all calls of its kind (infra/grants.ts): exactly the actions that the tests have seen. The
 * deployed function may do nothing else, and the local run refuses the rest.
 */
export type TableGrants = Readonly<Partial<Record<TableAction, readonly PartitionKind[]>>>;

/**
 * The union of several grants: each action once, in the order of first appearance.
 */
export function mergeGrants(...all: readonly TableGrants[]): TableGrants {
  const sum: Partial<Record<TableAction, PartitionKind[]>> = {};
  for (const [action, kinds] of all.flatMap(entriesOf)) sum[action] = [...new Set([...(sum[action] ?? []), ...kinds])];
  return sum;
}

/** Grants as pairs. */
export const entriesOf = (grants: TableGrants) => Object.entries(grants) as [TableAction, readonly PartitionKind[]][];

/** The kind of a partition, and its company, if it has one. @throws when the kind is unknown */
export function partitionOf(key: string): { kind: PartitionKind; company: string | undefined } {
  const [, company, part = 'COMPANY'] = /^C#([^#]+)(?:#([A-Z]+)(?:#.+)?)?$/.exec(key) ?? [];
  const kind = company === undefined ? key.replace(/^SOCKET#.+/, 'SOCKET') : part;
  if (!(kind in partitions) || kind === 'ALL')
    throw new Error(`${company === undefined ? key : part} is no kind of partition`);
  return { kind: kind as PartitionKind, company };
}
