import type { ReleaseItem } from '#lambdas/entities/release/release.ts';
import type { MemberItem, StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import type { SearchDocument } from '#lambdas/ports/search/port.ts';
import { notDeleted, type Stored } from '#lambdas/store/items.ts';
import type { CopiedKind } from '#shared/model/frame.ts';

/** The document of a story map in its present state; undefined when it is gone. */
export function storyMapDocument(
  head: StoryMapHead | undefined,
  members: readonly MemberItem[],
): SearchDocument | undefined {
  if (head === undefined || notDeleted(head) === undefined) return undefined;
  const { id, name, why, owner } = head;
  const uidsOf = (role: MemberItem['role']) =>
    members.filter((member) => notDeleted(member)?.role === role).map((member) => member.id);
  return {
    kind: 'story_map',
    id,
    name,
    why,
    members: { owner: [owner], editor: uidsOf('editor'), viewer: uidsOf('viewer') },
  };
}

/**
 * The document of a company's Activity, Who, objective, problem or initiative in its present state; undefined when it
 * is gone.
 */
export function companyDocument(kind: CopiedKind | 'initiative', row: Stored | undefined): SearchDocument | undefined {
  if (row === undefined || notDeleted(row) === undefined) return undefined;
  const { id } = row;
  if (kind === 'what') return { kind, id, description: String(row['text']) };
  return { kind, id, name: String(row[kind === 'who' ? 'text' : 'name']) };
}

/**
 * The document of a release in its present state; undefined when it is gone. A release of a deleted map is not found,
 * since nobody sees the map.
 */
export function releaseDocument(containerId: string, release: ReleaseItem | undefined): SearchDocument | undefined {
  if (release === undefined || notDeleted(release) === undefined) return undefined;
  const { id, name } = release;
  return { kind: 'release', id, name, mapId: containerId };
}
