import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { conditionOf, unchanged, type Mutation, type Requirement } from './mutations.ts';
import { tableName } from './table.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** One step of a change as the table's transaction takes it. `at` is the time of the change in milliseconds. */
export function transactItem(mutation: Mutation, at: number): TransactItem {
  switch (mutation.do) {
    case 'create':
      return put({ ...mutation.key, type: mutation.type, id: mutation.id, version: 1, ...mutation.fields }, [
        { is: 'absent' },
      ]);
    case 'revive': {
      const { pk, sk, type, id, version } = mutation.item;
      return put({ pk, sk, type, id, version: version + 1, ...mutation.fields }, [
        { attribute: 'version', equals: version },
      ]);
    }
    case 'change':
      return update(
        mutation.item,
        {
          set: { ...mutation.set, version: mutation.item.version + 1 },
          ...(mutation.count && { add: { [mutation.count.attribute]: mutation.count.by } }),
        },
        [...unchanged(mutation.item), ...(mutation.require ?? [])],
      );
    case 'remove':
      return update(
        mutation.item,
        { set: { deletedAt: at, version: mutation.item.version + 1 } },
        unchanged(mutation.item),
      );
    case 'point':
      return put({ ...mutation.key, ...mutation.fields }, mutation.require ?? []);
    case 'unpoint':
      return { Delete: { TableName: tableName(), Key: { pk: mutation.key.pk, sk: mutation.key.sk } } };
    case 'count':
      return update(mutation.key, { add: { [mutation.attribute]: mutation.by } }, mutation.require);
    case 'require': {
      const { expression, names, values } = conditionOf(mutation.require);
      return {
        ConditionCheck: {
          TableName: tableName(),
          Key: { pk: mutation.key.pk, sk: mutation.key.sk },
          ConditionExpression: expression,
          ExpressionAttributeNames: names,
          ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
        },
      };
    }
  }
}

function put(item: Record<string, unknown>, requirements: readonly Requirement[]): TransactItem {
  if (requirements.length === 0) return { Put: { TableName: tableName(), Item: item } };
  const { expression, names, values } = conditionOf(requirements);
  return {
    Put: {
      TableName: tableName(),
      Item: item,
      ConditionExpression: expression,
      ExpressionAttributeNames: names,
      ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
    },
  };
}

function update(
  key: { pk: string; sk: string },
  how: { set?: Record<string, unknown>; add?: Record<string, number> },
  requirements: readonly Requirement[],
): TransactItem {
  const { expression, names, values } = conditionOf(requirements);
  const sets = Object.entries(how.set ?? {}).map(([name, value], i) => {
    names[`#s${i}`] = name;
    values[`:s${i}`] = value;
    return `#s${i} = :s${i}`;
  });
  const adds = Object.entries(how.add ?? {}).map(([name, value], i) => {
    names[`#a${i}`] = name;
    values[`:a${i}`] = value;
    return `#a${i} :a${i}`;
  });
  return {
    Update: {
      TableName: tableName(),
      Key: { pk: key.pk, sk: key.sk },
      UpdateExpression: [
        sets.length > 0 ? `SET ${sets.join(', ')}` : '',
        adds.length > 0 ? `ADD ${adds.join(', ')}` : '',
      ]
        .filter((part) => part !== '')
        .join(' '),
      ConditionExpression: expression,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: values,
    },
  };
}
