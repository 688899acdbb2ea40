import type { CallDefinition } from '#shared/contract/defineCall.ts';

/** What a role may do at the table, as IAM names it. A transaction is allowed by the actions of its steps. */
export type TableAction = 'BatchGetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem' | 'Scan';

/** Some actions, on the whole table or on one partition only. */
export type TableAccess = { readonly actions: readonly TableAction[]; readonly partition?: string };

/** Where things lie that belong to no company, such as the switch for maintenance (docs/maintenance.md). */
const PLATFORM = 'PLATFORM';

const reading = ['BatchGetItem', 'Query'] as const;
const writing = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'] as const;

/**
 * What the function of a call may do at the table, by what its contract says of it: a query reads, a command also writes, and a call that
 * anyone may make sees no company's data. None can scan.
 */
export function tableAccess({ kind, access }: Pick<CallDefinition, 'kind' | 'access'>): TableAccess {
  if (access === 'public') return { actions: ['BatchGetItem'], partition: PLATFORM };
  return { actions: kind === 'query' ? reading : [...reading, ...writing] };
}

/** What the triggers of the user pool may do that make a verified person known to their company: look them up, add them, change them. */
export const registeringAccess: TableAccess = { actions: ['BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem'] };

/** What the tool may do that builds the search index anew: go through everything, and read it. */
export const rebuildingAccess: TableAccess = { actions: ['Scan', 'BatchGetItem', 'Query'] };
