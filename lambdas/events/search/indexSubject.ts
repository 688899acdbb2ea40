import { companyStore } from '#lambdas/data/companyStore.ts';
import type { SharedThing } from '#lambdas/data/entities/shared.ts';
import type { MemberItem, StoryMapHead } from '#lambdas/data/entities/storyMap.ts';
import type { Subject } from '#lambdas/data/subject.ts';
import type { SearchDocument } from '#lambdas/search/port.ts';
import { searchIndex } from '#lambdas/search/searchIndex.ts';
import { sharedDocument, storyMapDocument } from './documents.ts';

/**
 * Reads a thing and tells the index what it is by now: safe to repeat, at any time.
 * @throws CallError search-unavailable, or whatever the table throws
 */
export async function indexSubject(subject: Subject): Promise<void> {
  const document = await documentOf(subject);
  if (document === undefined) await searchIndex().delete(subject.company, subject.kind, subject.id);
  else await searchIndex().put(subject.company, document);
}

async function documentOf({ company, kind, id }: Subject): Promise<SearchDocument | undefined> {
  const { reader } = companyStore(company);
  if (kind !== 'story_map') {
    const [thing] = await reader.get<[SharedThing]>([reader.keys.shared(kind, id)]);
    return sharedDocument(kind, thing);
  }
  const [[head], members] = await Promise.all([
    reader.get<[StoryMapHead]>([reader.keys.storyMap(id)]),
    reader.range<MemberItem>(reader.keys.members(id)),
  ]);
  return storyMapDocument(head, members);
}
