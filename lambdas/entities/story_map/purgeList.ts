import { dueEntries } from '#lambdas/store/dueList.ts';
import type { Key } from '#lambdas/store/keys.ts';
import { partitionOf } from '#lambdas/store/keys/partitions.ts';
import * as platformKeys from '#lambdas/store/keys/platform.ts';
import { writeUnlogged } from '#lambdas/store/unlogged.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { purgedFrom } from '#shared/rules/story_map/trash.ts';

/** The company of an entry of a trash, and its key, once it is due. */
export type DuePurge = { company: CompanyDomain; pk: string; sk: string; due: string };

/** The entities of something like a story map, counted before the first of them is erased. */
export type EntityCounts = Readonly<Record<string, number>>;

/**
 * Lists an entry of a trash as due, 30 days after its deletion. Safe to repeat.
 * @param deletedAt in milliseconds
 * @throws any error of the table
 */
export async function listPurge({ pk, sk }: Key, deletedAt: number): Promise<void> {
  const key = platformKeys.duePurge(purgedFrom(deletedAt), `${pk}#${sk}`);
  const company = partitionOf(pk).company ?? '';
  await writeUnlogged([{ do: 'putPointer', key, fields: { company, entry: { pk, sk } } }]);
}

/** Keeps counts with the due entry, since a purge may take several runs. */
export async function keepCounts({ company, pk, sk, due }: DuePurge, counts: EntityCounts): Promise<void> {
  const fields = { company, entry: { pk, sk }, counts };
  await writeUnlogged([{ do: 'putPointer', key: dueKey(due), fields }]);
}

/** The key of an entry of the list. */
export const dueKey = (due: string): Key => ({ ...platformKeys.duePurge(0, ''), sk: due });

/**
 * What is due by now, of all companies, the oldest first.
 * @param after the `due` of the last one of the previous page
 */
export async function duePurges(now: number, after: string | undefined, limit: number): Promise<DuePurge[]> {
  const listed = await dueEntries<{ entry: Key }>(platformKeys.duePurge(0, ''), platformKeys.duePurge(now, ''), {
    after,
    limit,
  });
  return listed.map(({ sk: due, company, entry: { pk, sk } }) => ({ company, pk, sk, due }));
}
