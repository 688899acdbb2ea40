/** What a role may do at the table, as IAM names it. A transaction is allowed by the actions of its steps. */
export type TableAction =
  'Scan' | 'BatchGetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem';

/**
 * The kinds of partitions (docs/data-model.md), as patterns of IAM for their keys. Which company's they are no pattern can say: the function serves all
 * of them. All others of a company begin with the key of its own one, so by IAM COMPANY means them all; the local run takes it to the letter.
 */
export const partitions = {
  PLATFORM: 'PLATFORM',
  DUE: 'DUE',
  COMPANY: 'C#*',
  PEOPLE: 'C#*#PEOPLE',
  ACCESS: 'C#*#ACCESS#*',
  USER: 'C#*#USER#*',
  MAPS: 'C#*#MAPS',
  MAP: 'C#*#MAP#*',
  DETAIL: 'C#*#DETAIL#*',
  WHAT: 'C#*#WHAT#*',
  WHO: 'C#*#WHO#*',
  TEXT: 'C#*#TEXT#*',
  PAIR: 'C#*#PAIR#*',
  ONCE: 'C#*#ONCE#*',
  NOTICE: 'C#*#NOTICE#*',
  /** For going through the table, which is in no partition. */
  ALL: '*',
} as const;

export type PartitionKind = keyof typeof partitions;

/**
 * Some actions, each in some kinds of partitions and nowhere else. Each handler exports as `grants` what it does at the table besides what all calls of its sort
 * do (infra/grants.ts): no more than the tests have seen it do, and no less. The deployed function may do that and nothing else, and the local run refuses the rest.
 */
export type TableGrants = Readonly<Partial<Record<TableAction, readonly PartitionKind[]>>>;

/**
 * What several grants allow together: each action once, in the order of the first that has it.
 * @__NO_SIDE_EFFECTS__
 */
export function mergeGrants(...all: readonly TableGrants[]): TableGrants {
  const sum: Partial<Record<TableAction, PartitionKind[]>> = {};
  for (const [action, kinds] of all.flatMap(entriesOf)) sum[action] = [...new Set([...(sum[action] ?? []), ...kinds])];
  return sum;
}

/** Grants as pairs. */
export const entriesOf = (grants: TableGrants) => Object.entries(grants) as [TableAction, readonly PartitionKind[]][];

/** The kind of a partition, and the company that it belongs to, if it belongs to one. @throws when it is of no known kind */
export function partitionOf(key: string): { kind: PartitionKind; company: string | undefined } {
  const [, company, part = 'COMPANY'] = /^C#([^#]+)(?:#([A-Z]+)(?:#.+)?)?$/.exec(key) ?? [];
  const kind = company === undefined ? key : part;
  if (!(kind in partitions) || kind === 'ALL')
    throw new Error(`${company === undefined ? key : part} is no kind of partition`);
  return { kind: kind as PartitionKind, company };
}
