import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import { tableClient } from './table/client.ts';
import { tableName } from './table/table.ts';

/**
 * A row that says how far work in the background has come. One worker at a time goes on from it. It says nothing about
 * a company's data, so it is in no change log.
 */
export type Leased = Key & {
  /** Counts the writes of this row by workers, so that none goes on from an old one. */
  step: number;
  /** The worker at work, and until when nobody else may go on, in milliseconds. */
  worker?: string;
  until?: number;
};

/** A row whose lease a worker holds. */
export type Held<Row extends Leased> = Row & { worker: string };

/** Fields that identify a piece of work, when another one may take its row. */
type Same = Readonly<Record<string, string>>;

/**
 * Makes a worker the only one, for some time.
 * @param until in milliseconds
 * @returns false when another one is, or the work has ended or come further
 */
export function takeLease<Row extends Leased>(
  row: Row,
  { worker, now, until }: { worker: string; now: number; until: number },
  same: Same = {},
): Promise<boolean> {
  return put({ ...row, worker, until }, 'step = :step AND (attribute_not_exists(worker) OR #until < :now)', same, {
    values: { ':step': row.step, ':now': now },
    names: { '#until': 'until' },
  });
}

/**
 * Writes how far a worker has come.
 * @param leaves whether it lets another one go on
 * @returns false when the worker no longer holds the lease
 */
export function saveLeased<Row extends Leased>(next: Held<Row>, leaves: boolean, same: Same = {}): Promise<boolean> {
  const { worker, until, ...rest } = next;
  const row = { ...rest, ...(!leaves && { worker, until }), step: next.step + 1 };
  return put(row, 'worker = :worker', same, { values: { ':worker': worker } });
}

async function put(
  item: object,
  condition: string,
  same: Same,
  { values, names }: { values: Record<string, unknown>; names?: Record<string, string> },
): Promise<boolean> {
  const fields = Object.entries(same);
  try {
    await tableClient().send(
      new PutCommand({
        TableName: tableName(),
        Item: item as Record<string, unknown>,
        ConditionExpression: [condition, ...fields.map(([name], i) => `${name} = :same${i}`)].join(' AND '),
        ExpressionAttributeValues: {
          ...values,
          ...Object.fromEntries(fields.map(([, value], i) => [`:same${i}`, value])),
        },
        ...(names !== undefined && { ExpressionAttributeNames: names }),
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
