import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { type Key, keyOf } from './keys.ts';
import { type Count, type EntityStep, type Mutation, rowAfter, sameVersion, unchanged } from './mutations.ts';
import { conditionOf, type Requirement } from './requirements.ts';
import { tableName } from './table.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

const ABSENT: readonly Requirement[] = [{ is: 'absent' }];

/**
 * A step of a change in the form of the table's transaction: usually one item. `at` is the time of the change in
 * milliseconds.
 */
export function transactItems(mutation: Mutation, at: number): TransactItem[] {
  if ('entity' in mutation) return ofEntity(mutation, at);
  const { key } = mutation;
  switch (mutation.do) {
    case 'putPointer':
      return [put({ ...key, ...mutation.fields }, mutation.require ?? [])];
    case 'deletePointer':
      return [remove(key, [])];
    case 'count':
      return [update(key, {}, [mutation, ...(mutation.more ?? [])], mutation.require)];
    case 'require': {
      const check = { TableName: tableName(), Key: keyOf(key), ConditionExpression: '' };
      return [{ ConditionCheck: { ...check, ...conditioned(mutation.require) } }];
    }
  }
}

function ofEntity(step: EntityStep, at: number): TransactItem[] {
  const { item } = step;
  const row = rowAfter(step, at);
  switch (step.do) {
    case 'revive':
      return [put(row, [sameVersion(item)])];
    case 'transfer':
      return [remove(item, unchanged(item)), put(row, ABSENT)];
    case 'purge':
      return [remove(item, [sameVersion(item)])];
    default: {
      if (item.version === 0) return [put(row, ABSENT)];
      const { version, deletedAt } = row;
      const fields = { ...step.set, ...(step.do !== 'change' && { deletedAt }), version };
      const conditions = step.do === 'restore' ? [sameVersion(item), { having: 'deletedAt' }] : unchanged(item);
      return [update(item, fields, step.counts ?? [], [...conditions, ...(step.require ?? [])])];
    }
  }
}

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

function remove(key: Key, requirements: readonly Requirement[]): TransactItem {
  return { Delete: { TableName: tableName(), Key: keyOf(key), ...conditioned(requirements) } };
}

function put(item: Record<string, unknown>, requirements: readonly Requirement[]): TransactItem {
  return { Put: { TableName: tableName(), Item: item, ...conditioned(requirements) } };
}

/** Sets some fields, removes undefined ones, and adds to counters, to which several reasons may add. */
function update(
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
