import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { type Key, keyOf } from './keys.ts';
import { type Count, type Mutation, rowAfter, sameVersion, unchanged } from './mutations.ts';
import { conditionOf, type Requirement } from './requirements.ts';
import { tableName } from './table.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

const ABSENT: readonly Requirement[] = [{ is: 'absent' }];

/**
 * A step of a change in the form of the table's transaction: usually one item. `at` is the time of the change in
 * milliseconds.
 */
export function transactItems(mutation: Mutation, at: number): TransactItem[] {
  if (mutation.do !== 'transfer') return [transactItem(mutation, at)];
  const { item } = mutation;
  return [remove(item, unchanged(item)), put(rowAfter(mutation, at), ABSENT)];
}

function transactItem(mutation: Exclude<Mutation, { do: 'transfer' }>, at: number): TransactItem {
  switch (mutation.do) {
    case 'create':
      return put(rowAfter(mutation, at), ABSENT);
    case 'revive':
      return put(rowAfter(mutation, at), [sameVersion(mutation.item)]);
    case 'change':
    case 'remove':
    case 'restore': {
      const { item, set, counts, require = [] } = mutation;
      if (item.version === 0) return put(rowAfter(mutation, at), ABSENT);
      const isRestored = mutation.do === 'restore';
      const deletion = mutation.do === 'remove' ? { deletedAt: at } : isRestored ? { deletedAt: undefined } : {};
      const conditions = isRestored ? [sameVersion(item), { having: 'deletedAt' }] : unchanged(item);
      const fields = { ...set, ...deletion, version: item.version + 1 };
      return update(item, fields, added(counts), [...conditions, ...require]);
    }
    case 'purge':
      return remove(mutation.item, [sameVersion(mutation.item)]);
    case 'putPointer':
      return put({ ...mutation.key, ...mutation.fields }, mutation.require ?? []);
    case 'deletePointer':
      return remove(mutation.key, []);
    case 'count':
      return update(mutation.key, {}, added([mutation, ...(mutation.more ?? [])]), mutation.require);
    case 'require':
      return {
        ConditionCheck: {
          TableName: tableName(),
          Key: keyOf(mutation.key),
          ConditionExpression: '',
          ...conditioned(mutation.require),
        },
      };
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

/** Each counter once: several reasons may have added to the same one. */
function added(counts: readonly Count[] = []): Record<string, number> {
  const add: Record<string, number> = {};
  for (const { attribute, by } of counts) add[attribute] = (add[attribute] ?? 0) + by;
  return add;
}

/** Sets some fields, removes undefined ones, and adds to others. */
function update(
  key: Key,
  set: Record<string, unknown>,
  add: Record<string, number>,
  requirements: readonly Requirement[],
): TransactItem {
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
