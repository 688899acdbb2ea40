import { companyWhatDescription, companyWhoDescription } from '#lambdas/entities/company/shared.ts';
import { companyObjectiveDescription } from '#lambdas/entities/frame/objective.ts';
import { companyProblemDescription } from '#lambdas/entities/frame/problem.ts';
import { initiativeDescription } from '#lambdas/entities/initiative/initiative.ts';
import { releaseDescription } from '#lambdas/entities/release/release.ts';
import { type MemberItem, storyMapDescription } from '#lambdas/entities/story_map/storyMap.ts';
import type { SearchDocument, SearchKind } from '#lambdas/ports/search/port.ts';
import type { DescribedEntity } from '#lambdas/store/entity/describeEntity.ts';
import type { Row } from '#lambdas/store/entity/entity.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import type { Subject } from '#lambdas/store/subject.ts';

/** The entity behind each kind of document. Its description says which fields are searched (`search`). */
export const searchedEntities: Readonly<Record<SearchKind, DescribedEntity>> = {
  story_map: storyMapDescription,
  what: companyWhatDescription,
  who: companyWhoDescription,
  release: releaseDescription,
  objective: companyObjectiveDescription,
  problem: companyProblemDescription,
  initiative: initiativeDescription,
};

/**
 * The document of an entity in its present state; undefined when it is gone. A release of a deleted map is not found,
 * since nobody sees the map.
 * @param members of a story map, so that a search covers only the maps of its user
 */
export function documentOf(
  subject: Subject,
  row: Row | undefined,
  members: readonly MemberItem[] = [],
): SearchDocument | undefined {
  if (row === undefined || notDeleted(row) === undefined) return undefined;
  const { kind, id } = subject;
  const texts = Object.entries(searchedEntities[kind].search ?? {}).map(([name, field]) => [name, String(row[field])]);
  return {
    kind,
    id,
    ...Object.fromEntries(texts),
    ...(kind === 'story_map' && { members: uidsByRole(String(row['owner']), members) }),
    ...(kind === 'release' && { mapId: subject.containerId }),
  } as SearchDocument;
}

function uidsByRole(owner: string, members: readonly MemberItem[]) {
  const uidsOf = (role: MemberItem['role']) =>
    members.filter((member) => notDeleted(member)?.role === role).map((member) => member.id);
  return { owner: [owner], editor: uidsOf('editor'), viewer: uidsOf('viewer') };
}
