import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { type Key, keyOf } from '#lambdas/store/keys.ts';
import { conditionOf, type Requirement } from './requirements.ts';
import { tableName } from './table.ts';

/** One item of the table's transaction. */
export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** An addition to a counter. */
export type Count = { attribute: string; by: number };

/** The condition on an item as an expression; nothing without conditions. */
function conditioned(requirements: readonly Requirement[]) {
  if (requirements.length === 0) return {};
  const { expression, names, values } = conditionOf(requirements);
  return {
    ConditionExpression: expression,
    ExpressionAttributeNames: names,
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  };
}

/** Checks an item, and writes nothing. */
export function check(key: Key, requirements: readonly Requirement[]): TransactItem {
  return {
    ConditionCheck: {
      TableName: tableName(),
      Key: keyOf(key),
      ConditionExpression: '',
      ...conditioned(requirements),
    },
  };
}

/** Deletes an item. */
export function erase(key: Key, requirements: readonly Requirement[]): TransactItem {
  return { Delete: { TableName: tableName(), Key: keyOf(key), ...conditioned(requirements) } };
}

/** Writes a whole item. */
export function put(item: Record<string, unknown>, requirements: readonly Requirement[]): TransactItem {
  return { Put: { TableName: tableName(), Item: item, ...conditioned(requirements) } };
}

/** Sets some fields, removes undefined ones, and adds to counters, to which several reasons may add. */
export function update(
  key: Key,
  set: Record<string, unknown>,
  counts: readonly Count[],
  requirements: readonly Requirement[],
): TransactItem {
  const add: Record<string, number> = {};
  for (const { attribute, by } of counts) add[attribute] = (add[attribute] ?? 0) + by;
  const { expression, names, values } = conditionOf(requirements);
  const clauses: Record<'SET' | 'ADD' | 'REMOVE', string[]> = { SET: [], ADD: [], REMOVE: [] };
  Object.entries(set).forEach(([name, value], i) => {
    names[`#s${i}`] = name;
    if (value === undefined) return clauses.REMOVE.push(`#s${i}`);
    values[`:s${i}`] = value;
    return clauses.SET.push(`#s${i} = :s${i}`);
  });
  Object.entries(add).forEach(([name, value], i) => {
    names[`#a${i}`] = name;
    values[`:a${i}`] = value;
    clauses.ADD.push(`#a${i} :a${i}`);
  });
  return {
    Update: {
      TableName: tableName(),
      Key: keyOf(key),
      UpdateExpression: Object.entries(clauses)
        .filter(([, parts]) => parts.length > 0)
        .map(([clause, parts]) => `${clause} ${parts.join(', ')}`)
        .join(' '),
      ConditionExpression: expression,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: values,
    },
  };
}
