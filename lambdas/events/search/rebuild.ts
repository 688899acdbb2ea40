import type { SharedEntity } from '#lambdas/data/entities/shared.ts';
import type { MemberItem, StoryMapHead } from '#lambdas/data/entities/storyMap.ts';
import type { Stored } from '#lambdas/data/items.ts';
import { scanTable } from '#lambdas/data/scan.ts';
import { type Subject, subjectOf } from '#lambdas/data/subject.ts';
import type { SearchIndex } from '#lambdas/search/port.ts';
import { sharedDocument, storyMapDocument } from './documents.ts';

/** Fills an empty index with all that the table holds, of all companies. What changes meanwhile has to reach the index after this. */
export async function rebuild(index: SearchIndex): Promise<void> {
  const maps = new Map<string, { subject: Subject; head?: StoryMapHead; members: MemberItem[] }>();
  const entities: { subject: Subject; item: SharedEntity }[] = [];
  await scanTable<Stored>(['board#head', 'board#member#', 'what', 'who'], (item) => {
    const subject = subjectOf(item);
    if (subject === undefined) return;
    if (subject.kind !== 'story_map') {
      entities.push({ subject, item: item as SharedEntity });
      return;
    }
    const map = maps.get(item.pk) ?? { subject, members: [] };
    if (item.type === 'member') map.members.push(item as MemberItem);
    else map.head = item as StoryMapHead;
    maps.set(item.pk, map);
  });
  const documents = [
    ...[...maps.values()].map(({ subject, head, members }) => ({ subject, document: storyMapDocument(head, members) })),
    ...entities.map(({ subject, item }) => ({
      subject,
      document: subject.kind === 'story_map' ? undefined : sharedDocument(subject.kind, item),
    })),
  ];
  for (const { subject, document } of documents) if (document !== undefined) await index.put(subject.company, document);
}
