import type { ReleaseItem } from '#lambdas/entities/release/release.ts';
import type { MemberItem, StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import type { SearchDocument, SearchIndex } from '#lambdas/ports/search/port.ts';
import type { Stored } from '#lambdas/store/items.ts';
import { type Subject, subjectOf } from '#lambdas/store/subject.ts';
import { scanTable } from '#lambdas/store/table/scan.ts';
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
            ? releaseDocument(subject.containerId, item as ReleaseItem)
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
