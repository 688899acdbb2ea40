import type { ReleaseItem } from '#lambdas/data/entities/release.ts';
import type { MemberItem, StoryMapHead } from '#lambdas/data/entities/storyMap.ts';
import type { Stored } from '#lambdas/data/items.ts';
import { scanTable } from '#lambdas/data/scan.ts';
import { type Subject, subjectOf } from '#lambdas/data/subject.ts';
import type { SearchDocument, SearchIndex } from '#lambdas/search/port.ts';
import { companyDocument, releaseDocument, storyMapDocument } from './documents.ts';

/**
 * Fills an empty index with everything in the table, of all companies. Changes made meanwhile have to reach the index
 * after this.
 */
export async function rebuild(index: SearchIndex): Promise<void> {
  const maps = new Map<string, { subject: Subject; head?: StoryMapHead; members: MemberItem[] }>();
  const others: { subject: Subject; document: SearchDocument | undefined }[] = [];
  await scanTable<Stored>(
    ['board#head', 'board#member#', 'release#', 'what', 'who', 'objective', 'problem'],
    (item) => {
      const subject = subjectOf(item);
      if (subject === undefined) return;
      if (subject.kind !== 'story_map') {
        const document =
          subject.kind === 'release'
            ? releaseDocument(subject.mapId, item as ReleaseItem)
            : companyDocument(subject.kind, item);
        others.push({ subject, document });
        return;
      }
      const map = maps.get(item.pk) ?? { subject, members: [] };
      if (item.type === 'member') map.members.push(item as MemberItem);
      else map.head = item as StoryMapHead;
      maps.set(item.pk, map);
    },
  );
  const documents = [
    ...[...maps.values()].map(({ subject, head, members }) => ({ subject, document: storyMapDocument(head, members) })),
    ...others,
  ];
  for (const { subject, document } of documents) if (document !== undefined) await index.put(subject.company, document);
}
