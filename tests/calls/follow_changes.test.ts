import type { DynamoDBRecord } from 'aws-lambda';
import { expect, test } from 'vitest';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { follow_changes } from '#tests/events/support/functions.ts';
import { mapOf } from './support/mapOf.ts';
import { companyOf } from './support/searching.ts';
import { createSmallWorld } from './support/smallWorld.ts';
import { useStack } from './support/useStack.ts';

const stack = useStack();

test('a record that one of the consumers could not process is named once, and one that concerns none of them is not named', async () => {
  const world = await createSmallWorld(stack());
  const map = await mapOf(world, 'A');
  const { keys } = companyStore(companyOf(world)).reader;
  const record = ({ pk, sk }: { pk: string; sk: string }, images: object = {}): DynamoDBRecord => ({
    dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber: '1', ...images },
  });
  const renamed = record(rowKeys.shared(keys, 'what', map.id('A')), {
    OldImage: { text: { S: 'a' } },
    NewImage: { text: { S: 'b' } },
  });
  const table = process.env['TABLE_NAME'];
  process.env['TABLE_NAME'] = 'another-table';
  try {
    expect(await follow_changes({ Records: [renamed] })).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
    expect(await follow_changes({ Records: [record(rowKeys.what(keys, map.containerId, map.id('A')))] })).toEqual({
      batchItemFailures: [],
    });
  } finally {
    process.env['TABLE_NAME'] = table;
  }
});
