import type { CallOutput } from '#shared/contract/registry.ts';
import { STORY_MAP_PAGE_SIZE } from '#shared/model/limits.ts';
import type { StoryMapCard } from '#shared/model/story_map/storyMap.ts';

type Answer = CallOutput<'story_map_list'>;

/** A page of a list of story maps as the server returned it: their ids in order. The replica holds the maps. */
export type ListPage = Omit<Answer, 'docs'> & {
  ids: readonly string[];
  /** The creation time of the newest map of the page, in milliseconds; 0 when there is none. */
  newest: number;
  /** The replica's clock when the page was requested. */
  askedAt: number;
};

/** The part of an answer that a page keeps. */
export function pageOfAnswer({ docs, ...rest }: Answer, askedAt: number): ListPage {
  return { ...rest, ids: docs.map(({ id }) => id), newest: docs[0]?.createdAt ?? 0, askedAt };
}

/**
 * The current state of a list page. The user's own maps created since come first on the first page, since a new map is
 * the newest (rule map.3); deleted or handed-over maps are left out. On other pages cards only move on a refetch.
 * @param cards all known story maps, by id
 * @param uid of the signed-in user
 * @param isSince whether the replica learned of a map after the page was requested
 */
export function pageNow(
  { ids, newest, askedAt, ...page }: ListPage,
  cards: ReadonlyMap<string, StoryMapCard>,
  uid: string,
  isSince: (id: string, clock: number) => boolean,
): Answer {
  const isListed = ({ owner }: StoryMapCard) => page.list_type !== 'owner' || owner === uid;
  const kept = ids.flatMap((id) => cards.get(id) ?? []).filter(isListed);
  const holdsNew = page.page === 1 && (page.list_type === 'owner' || page.list_type === 'all');
  const isNew = (card: StoryMapCard) =>
    isListed(card) && card.createdAt > newest && !ids.includes(card.id) && isSince(card.id, askedAt);
  const made = holdsNew ? [...cards.values()].filter(isNew).sort((a, b) => b.createdAt - a.createdAt) : [];
  const total = page.total - (ids.length - kept.length) + made.length;
  return {
    ...page,
    docs: [...made, ...kept].slice(0, STORY_MAP_PAGE_SIZE),
    total,
    totalPages: Math.max(1, Math.ceil(total / STORY_MAP_PAGE_SIZE)),
  };
}
