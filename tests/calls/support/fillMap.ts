import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { generateNKeysBetween } from 'fractional-indexing';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { keysOf } from '#lambdas/store/keys.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { NOTHING_SET } from '#shared/rules/what/bareWhat.ts';
import type { Engine } from './table.ts';

/** Writes items directly into the table, bypassing all rules: like leftovers of many edits over years. */
export async function putItems(stack: Engine, items: readonly object[]): Promise<void> {
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint: stack.tableEndpoint,
      region: 'us-east-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    }),
  );
  const batches = Array.from({ length: Math.ceil(items.length / 25) }, (_, i) => items.slice(i * 25, i * 25 + 25));
  const putNext = async (): Promise<void> => {
    for (let batch = batches.pop(); batch !== undefined; batch = batches.pop()) {
      const requests = batch.map((Item) => ({ PutRequest: { Item: Item as Record<string, unknown> } }));
      await client.send(new BatchWriteCommand({ RequestItems: { [stack.tableName]: requests } }));
    }
  };
  await Promise.all([putNext(), putNext(), putNext(), putNext()]);
  client.destroy();
}

/** Rows of Activities on a map: each `childrenOfEach` + 1 of them form a column. */
export function whatRows(
  company: CompanyDomain,
  containerId: string,
  ids: readonly string[],
  childrenOfEach: number,
  descriptionOf: (index: number) => string = (i) => `${i} ${'long '.repeat(98)}`,
): WhatItem[] {
  const keys = keysOf(company);
  const orderKeys = generateNKeysBetween(null, null, ids.length);
  let parentId: string | null = null;
  return ids.map((id, i) => {
    const isTop = i % (childrenOfEach + 1) === 0;
    if (isTop) parentId = id;
    return {
      ...rowKeys.what(keys, containerId, id),
      type: 'what',
      id,
      version: 1,
      description: descriptionOf(i),
      level: isTop ? 0 : 1,
      parentId: isTop ? null : parentId,
      orderKey: orderKeys[i] ?? '',
      ...NOTHING_SET,
      childCount: isTop ? childrenOfEach : 0,
      generation: 0,
      parentGeneration: isTop ? null : 0,
    };
  });
}

/**
 * Writes Whos onto a map, each with a name, a group and a category of `textOf`, in the format of the first release:
 * with texts instead of labels.
 */
export async function fillWithWhos(
  stack: Engine,
  company: CompanyDomain,
  containerId: string,
  ids: readonly string[],
  textOf: (index: number) => string,
): Promise<void> {
  const keys = keysOf(company);
  const items = ids.map((id, i) => {
    const text = textOf(i);
    const own = { id, version: 1, name: text, group: text, category: text, generation: 0 };
    return { ...rowKeys.who(keys, containerId, id), type: 'who', ...own };
  });
  await putItems(stack, items);
}
