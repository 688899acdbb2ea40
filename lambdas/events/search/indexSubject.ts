import { copies } from '#lambdas/entities/company/copies.ts';
import type { MemberItem } from '#lambdas/entities/story_map/storyMap.ts';
import type { SearchDocument, SearchIndex } from '#lambdas/ports/search/port.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import type { Row } from '#lambdas/store/entity/entity.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Subject } from '#lambdas/store/subject.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { documentOf } from './documents.ts';

/**
 * Reads the present state of entities: all entities of a company together, and the members of each map.
 * @returns the document of each, in the order of the subjects; undefined for a gone one
 * @throws any error of the table
 */
export async function documentsOf(subjects: readonly Subject[]): Promise<(SearchDocument | undefined)[]> {
  const companies = new Map<CompanyDomain, Subject[]>();
  for (const subject of subjects) companies.set(subject.company, [...(companies.get(subject.company) ?? []), subject]);
  const found = await Promise.all(
    [...companies].map(async ([company, own]) => [company, (await readOf(company, own)).values()] as const),
  );
  const next = new Map(found);
  return subjects.map(({ company }) => next.get(company)?.next().value);
}

async function readOf(company: CompanyDomain, subjects: readonly Subject[]): Promise<(SearchDocument | undefined)[]> {
  const { reader } = companyStore(company);
  const { keys } = reader;
  const [entities, members] = await Promise.all([
    reader.get<Row[]>(
      subjects.map((subject) => {
        if (subject.kind === 'story_map') return rowKeys.storyMap(keys, subject.id);
        if (subject.kind === 'initiative') return rowKeys.initiative(keys, subject.id);
        return subject.kind === 'release'
          ? rowKeys.release(keys, subject.containerId, subject.id)
          : copies[subject.kind].company(keys, subject.id);
      }),
    ),
    Promise.all(
      subjects.map(async ({ kind, id }) =>
        kind === 'story_map' ? reader.range<MemberItem>(rowKeys.members(keys, id)) : [],
      ),
    ),
  ]);
  return subjects.map((subject, i) => documentOf(subject, entities[i], members[i]));
}

/** A target for documents. */
export type IndexTarget = Pick<SearchIndex, 'put' | 'delete'>;

/**
 * Indexes an entity. Safe to repeat.
 * @throws CallError search-unavailable
 */
export async function indexSubject(
  index: IndexTarget,
  { company, kind, id }: Subject,
  document: SearchDocument | undefined,
): Promise<void> {
  if (document === undefined) await index.delete(company, kind, id);
  else await index.put(company, document);
}
