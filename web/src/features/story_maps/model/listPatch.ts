import type { CallOutput } from '#shared/contract/registry.ts';
import { STORY_MAP_PAGE_SIZE } from '#shared/model/limits.ts';
import type { StoryMapCard } from '#shared/model/storyMap.ts';

/** One page of the list as the server answered it. */
export type ListPage = CallOutput<'story_map_list'>;

/**
 * A page of a list after its viewer created `card`: a new map is the newest (foundation §9), so it goes to the top of the first page, for
 * the lists that hold one's own maps. Other pages only learn the new count; their cards shift when they are read again.
 */
export function withCreated(list: ListPage, card: StoryMapCard): ListPage {
  const holdsOwn = list.list_type === 'owner' || list.list_type === 'all';
  if (!holdsOwn || list.docs.some(({ id }) => id === card.id)) return list;
  const docs = list.page === 1 ? [card, ...list.docs].slice(0, STORY_MAP_PAGE_SIZE) : list.docs;
  return { ...list, docs, ...counts(list.total + 1) };
}

/** A page of a list without a map that was deleted; a page that did not show it stays as it is until it is read again. */
export function withoutDeleted(list: ListPage, id: string): ListPage {
  const docs = list.docs.filter((card) => card.id !== id);
  return docs.length === list.docs.length ? list : { ...list, docs, ...counts(list.total - 1) };
}

function counts(total: number): Pick<ListPage, 'total' | 'totalPages'> {
  return { total, totalPages: Math.max(1, Math.ceil(total / STORY_MAP_PAGE_SIZE)) };
}
