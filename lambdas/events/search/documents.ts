import type { ReleaseItem } from '#lambdas/data/entities/release.ts';
import type { SharedEntity } from '#lambdas/data/entities/shared.ts';
import type { MemberItem, StoryMapHead } from '#lambdas/data/entities/storyMap.ts';
import { notDeleted } from '#lambdas/data/items.ts';
import type { SearchDocument } from '#lambdas/search/port.ts';

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

/** The document of a company's Activity or Who in its present state; undefined when it is gone. */
export function sharedDocument(kind: 'what' | 'who', entity: SharedEntity | undefined): SearchDocument | undefined {
  if (entity === undefined || notDeleted(entity) === undefined) return undefined;
  const { id, text } = entity;
  return kind === 'what' ? { kind, id, description: text } : { kind, id, name: text };
}

/**
 * The document of a release in its present state; undefined when it is gone. A release of a deleted map is not found,
 * since nobody sees the map.
 */
export function releaseDocument(mapId: string, release: ReleaseItem | undefined): SearchDocument | undefined {
  if (release === undefined || notDeleted(release) === undefined) return undefined;
  const { id, name } = release;
  return { kind: 'release', id, name, mapId };
}
