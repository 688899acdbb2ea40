import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { canonicalDomain, type CompanyDomain } from '#shared/model/company.ts';
import type { ExportFile } from '#shared/model/companyExport.ts';
import { tableClient } from './client.ts';
import type { Key } from './keys.ts';
import { platformKeys } from './platformKeys.ts';
import { tableName } from './table.ts';

/**
 * A place in a file's data: behind the parent, such as a story map, at the place `parent` in their list. `within` is the
 * one after it, if only a part of its rows is written: by its id, since it may be deleted before the next step.
 */
export type Position = { parent: string; within?: { id: string; after: string } };

/**
 * How far a running export has come: everything that its next step needs, written after each one. It says nothing about
 * the company's data, so it is in no change log.
 */
export type Exporting = Key & {
  exportId: string;
  /** Counts the writes of this row by workers, so that none goes on from an old one. */
  step: number;
  /** The file being written, by its index. */
  file: number;
  position: Position;
  /** The multipart upload of that file, once it has more than one part. */
  upload?: { id: string; etags: string[] };
  /** Rows and bytes of that file so far. */
  rows: number;
  bytes: number;
  /** The finished files. */
  files: ExportFile[];
  /** Failures since the last step that succeeded. */
  failures: number;
  /** The worker at work, and until when nobody else may go on, in milliseconds. */
  worker?: string;
  until?: number;
};

/** An export that has just started. */
export const NEW_EXPORT = {
  step: 0,
  file: 0,
  position: { parent: '' },
  rows: 0,
  bytes: 0,
  files: [],
  failures: 0,
} as const satisfies Omit<Exporting, 'pk' | 'sk' | 'exportId'>;

/** The companies with a running export, of the whole deployment. */
export async function companiesExporting(): Promise<CompanyDomain[]> {
  const { pk, sk } = platformKeys.dueExport('');
  const found: CompanyDomain[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await tableClient().send(
      new QueryCommand({
        TableName: tableName(),
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': pk, ':prefix': sk },
        ...(from !== undefined && { ExclusiveStartKey: from }),
      }),
    );
    for (const { company } of (page.Items ?? []) as { company: string }[])
      found.push(...[canonicalDomain(company) ?? []].flat());
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
  return found;
}

/**
 * Makes a worker the only one of an export, for some time.
 * @param until in milliseconds
 * @returns false when another one has it, or the export has ended or come further
 */
export function takeExport(known: Exporting, worker: string, now: number, until: number): Promise<boolean> {
  return put(
    { ...known, worker, until },
    'exportId = :export AND step = :step AND (attribute_not_exists(worker) OR #until < :now)',
    { ':export': known.exportId, ':step': known.step, ':now': now },
  );
}

/**
 * Writes how far an export has come.
 * @param leaves whether the worker lets another one go on
 * @returns false when the worker no longer has it
 */
export function saveExport(next: Exporting & { worker: string }, leaves = false): Promise<boolean> {
  const { worker, until: _until, ...rest } = next;
  return put({ ...(leaves ? rest : next), step: next.step + 1 }, 'exportId = :export AND worker = :worker', {
    ':export': next.exportId,
    ':worker': worker,
  });
}

async function put(item: Partial<Exporting>, condition: string, values: Record<string, unknown>): Promise<boolean> {
  try {
    await tableClient().send(
      new PutCommand({
        TableName: tableName(),
        Item: item,
        ConditionExpression: condition,
        ExpressionAttributeValues: values,
        ...(condition.includes('#until') && { ExpressionAttributeNames: { '#until': 'until' } }),
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
