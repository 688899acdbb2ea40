import { isDeepStrictEqual } from 'node:util';
import type { DynamoDBRecord } from 'aws-lambda';
import type { EngineAddress } from '../engine/engineAddress.ts';
import { tableRequest } from '../engine/tableRequest.ts';
import type { ItemKey } from './consumer.ts';

/** An item in DynamoDB's protocol, `{ pk: { S: '...' }, ... }`. */
export type Image = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>;

/** A change of one item: its former state, if it existed, and its present one. */
export type ItemChange = { readonly key: ItemKey; readonly was: Image | undefined };

export const nameOf = ({ pk, sk }: ItemKey): string => `${pk}\n${sk}`;

const keyOf = (image: Image | undefined): ItemKey[] => {
  const pk = image?.['pk']?.S;
  const sk = image?.['sk']?.S;
  return pk === undefined || sk === undefined ? [] : [{ pk, sk }];
};

/**
 * The keys of all items that a command of the table's client may write, from its input in the protocol's form.
 * Read-only commands give none.
 */
export function writtenKeys(command: string, input: unknown): ItemKey[] {
  const {
    TransactItems = [],
    Item,
    Key,
  } = input as {
    TransactItems?: readonly { Put?: { Item: Image }; Update?: { Key: Image }; Delete?: { Key: Image } }[];
    Item?: Image;
    Key?: Image;
  };
  if (command === 'TransactWriteItemsCommand') {
    return TransactItems.flatMap(({ Put, Update, Delete }) => keyOf(Put?.Item ?? Update?.Key ?? Delete?.Key));
  }
  return ['PutItemCommand', 'UpdateItemCommand', 'DeleteItemCommand'].includes(command) ? keyOf(Item ?? Key) : [];
}

/**
 * The present items of some keys, by `nameOf`; missing items are left out. At most 100 keys, as many as one transaction
 * writes.
 */
export async function imagesOf(
  engine: EngineAddress & { tableName: string },
  keys: readonly ItemKey[],
): Promise<ReadonlyMap<string, Image>> {
  const images = new Map<string, Image>();
  let left: unknown = { Keys: keys.map(({ pk, sk }) => ({ pk: { S: pk }, sk: { S: sk } })), ConsistentRead: true };
  while (left !== undefined && keys.length > 0) {
    const answer = (await tableRequest(engine, 'BatchGetItem', {
      RequestItems: { [engine.tableName]: left },
    })) as {
      Responses?: Record<string, Image[]>;
      UnprocessedKeys?: Record<string, unknown>;
    };
    for (const image of answer.Responses?.[engine.tableName] ?? [])
      for (const key of keyOf(image)) images.set(nameOf(key), image);
    left = answer.UnprocessedKeys?.[engine.tableName];
  }
  return images;
}

let sequence = 0;

/** The stream's record of a change; none when nothing has changed. */
export function recordOf({ key, was }: ItemChange, now: Image | undefined): DynamoDBRecord | undefined {
  if (isDeepStrictEqual(was, now)) return undefined;
  sequence += 1;
  const number = String(sequence).padStart(21, '0');
  return {
    eventID: number,
    eventName: was === undefined ? 'INSERT' : now === undefined ? 'REMOVE' : 'MODIFY',
    eventSource: 'aws:dynamodb',
    dynamodb: {
      Keys: { pk: { S: key.pk }, sk: { S: key.sk } },
      ...(was !== undefined && { OldImage: was }),
      ...(now !== undefined && { NewImage: now }),
      SequenceNumber: number,
      StreamViewType: 'NEW_AND_OLD_IMAGES',
    },
  };
}
