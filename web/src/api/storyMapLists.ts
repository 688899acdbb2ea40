import type { QueryClient } from '@tanstack/react-query';
import type { Changed } from '#shared/contract/change.ts';
import type { CallOutput } from '#shared/contract/registry.ts';
import { STORY_MAP_PAGE_SIZE } from '#shared/model/limits.ts';
import type { StoryMapCard } from '#shared/model/storyMap.ts';
import { onChange } from './client.ts';
import { callKey } from './queries.ts';

/**
 * Keeps the lists of story maps right after every command of this tab, whichever screen gave it: a map that was made, renamed, handed over or deleted
 * shows so at once, and the lists are read again when they are next looked at, since a change on one page shifts the others.
 */
export function followStoryMaps(cache: QueryClient): () => void {
  return onChange(({ changed, removed }) => {
    const cards = changed.flatMap((entity) => cardOf(entity) ?? []);
    const deleted = removed.filter(({ type }) => type === 'story_map').map(({ id }) => id);
    const isShared = [...changed, ...removed].some(({ type }) => type === 'member');
    if (cards.length === 0 && deleted.length === 0 && !isShared) return;
    const lists = { queryKey: callKey('story_map_list') };
    // An answer that is under way was given before the change.
    void cache.cancelQueries(lists);
    cache.setQueriesData<ListPage>(
      lists,
      (list) => list && deleted.reduce(withoutDeleted, cards.reduce(withCard, list)),
    );
    void cache.invalidateQueries(lists);
  });
}

function cardOf({ type, id, version, name, why, owner, createdAt }: Changed): StoryMapCard | undefined {
  const isMap =
    type === 'story_map' &&
    typeof name === 'string' &&
    typeof why === 'string' &&
    typeof owner === 'string' &&
    typeof createdAt === 'number';
  return isMap ? { id, version, name, why, owner, createdAt } : undefined;
}

/** A page of a list after its viewer made or changed a map. The higher version wins; one that was handed over is no longer among their own. */
export function withCard(list: ListPage, card: StoryMapCard): ListPage {
  const known = list.docs.find(({ id }) => id === card.id);
  if (known === undefined) return card.version === 1 ? withCreated(list, card) : list;
  if (known.version >= card.version) return list;
  if (list.list_type === 'owner' && known.owner !== card.owner) return withoutDeleted(list, card.id);
  return { ...list, docs: list.docs.map((doc) => (doc.id === card.id ? card : doc)) };
}

/** One page of the list as the server answered it. */
export type ListPage = CallOutput<'story_map_list'>;

/**
 * A page of a list after its viewer created `card`: a new map is the newest (rule map.3), so it goes to the top of the first page, for
 * the lists that hold one's own maps. Other pages only learn the new count; their cards shift when they are read again.
 */
function withCreated(list: ListPage, card: StoryMapCard): ListPage {
  if (list.list_type !== 'owner' && list.list_type !== 'all') return list;
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
