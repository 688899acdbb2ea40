import { isDeepStrictEqual } from 'node:util';
import { forEachConcurrent, type ProcessedCounts } from '#lambdas/events/batches/forEachConcurrent.ts';
import type { Key } from '#lambdas/store/keys.ts';
import { type Subject, subjectOf } from '#lambdas/store/subject.ts';
import { scanTable } from '#lambdas/store/table/scan.ts';
import { documentsOf, indexSubject, type IndexTarget } from './indexSubject.ts';

/** The number of entities read together. */
const TOGETHER = 100;

/** Everything that can be searched, including deleted entities, of all companies. */
export async function allSubjects(): Promise<Subject[]> {
  const subjects: Subject[] = [];
  await scanTable<Key>(['board#head', 'release#', 'what', 'who', 'objective', 'problem'], (key) => {
    const subject = subjectOf(key);
    if (subject !== undefined) subjects.push(subject);
  });
  return subjects;
}

/**
 * Indexes entities in their present state, while people go on working. Safe to repeat.
 * @param name of the function, for the log
 */
export async function indexAll(
  name: string,
  index: IndexTarget,
  subjects: readonly Subject[],
): Promise<ProcessedCounts> {
  const sum = { done: 0, failed: 0 };
  for (let from = 0; from < subjects.length; from += TOGETHER) {
    const { done, failed } = await indexTogether(name, index, subjects.slice(from, from + TOGETHER));
    sum.done += done;
    sum.failed += failed;
  }
  return sum;
}

/**
 * Between reading and indexing an entity, a command may change it and the stream consumer may index it first: then the
 * older state overwrites the newer one. So entities are read once more afterwards, and changed ones are indexed again.
 */
async function indexTogether(name: string, index: IndexTarget, subjects: readonly Subject[]): Promise<ProcessedCounts> {
  const sum = { done: subjects.length, failed: 0 };
  let left = subjects;
  let documents = await documentsOf(left);
  while (left.length > 0) {
    const indexed = new Map(left.map((subject, i) => [subject, documents[i]]));
    const { failed } = await forEachConcurrent(name, left, (subject) =>
      indexSubject(index, subject, indexed.get(subject)),
    );
    sum.failed += failed;
    sum.done -= failed;
    const now = await documentsOf(left);
    const changed = left.map((subject, i) => !isDeepStrictEqual(now[i], indexed.get(subject)));
    left = left.filter((_, i) => changed[i]);
    documents = now.filter((_, i) => changed[i]);
  }
  return sum;
}
