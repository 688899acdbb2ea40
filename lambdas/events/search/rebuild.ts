import type { MemberItem } from '#lambdas/entities/story_map/storyMap.ts';
import type { SearchIndex } from '#lambdas/ports/search/port.ts';
import type { Row } from '#lambdas/store/entity/entity.ts';
import { type Subject, subjectOf } from '#lambdas/store/subject.ts';
import { scanTable } from '#lambdas/store/table/scan.ts';
import { documentOf } from './documents.ts';

/**
 * Fills an empty index with everything in the table, of all companies. Changes made meanwhile have to reach the index
 * after this.
 */
export async function rebuild(index: SearchIndex): Promise<void> {
  const maps = new Map<string, { subject: Subject; row?: Row; members: MemberItem[] }>();
  const others: { subject: Subject; row: Row; members: MemberItem[] }[] = [];
  await scanTable<Row>(['board#head', 'board#member#', 'release#', 'what', 'who', 'objective', 'problem'], (row) => {
    const subject = subjectOf(row);
    if (subject === undefined) return;
    if (subject.kind !== 'story_map') {
      others.push({ subject, row, members: [] });
      return;
    }
    const map = maps.get(row.pk) ?? { subject, members: [] };
    if (row.type === 'member') map.members.push(row as MemberItem);
    else map.row = row;
    maps.set(row.pk, map);
  });
  for (const { subject, row, members } of [...maps.values(), ...others]) {
    const document = documentOf(subject, row, members);
    if (document !== undefined) await index.put(subject.company, document);
  }
}
