import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import type { StarredMap } from '#shared/model/story_map/star.ts';
import { type ApiError, call } from '#web/base/api/client.ts';
import { callKey } from '#web/base/api/queries.ts';
import { useToasts } from '#web/base/toasts.ts';
import { type CopyPlan, readCopy } from '#web/replica/readCopy.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import { useEvery } from '#web/replica/useReplica.ts';
import { useCompany } from './CompanyReplica.ts';
import { storyMapCards } from './entities.ts';
import { stars, starStoryMap } from './stars.ts';

const STARS: CopyPlan<CallOutput<'starred_story_maps'>, readonly StarredMap[]> = {
  entities: [stars],
  holds: [{ of: stars }],
  enter: (add, { docs }) => {
    add(
      stars,
      docs.map(({ name: _name, ...star }) => star),
    );
    return docs;
  },
};

const KEY = callKey('starred_story_maps', {});

function useStarsQuery(enabled = true) {
  const { own } = useCompany();
  return useQuery<readonly StarredMap[], ApiError>({
    queryKey: KEY,
    queryFn: ({ signal }) => readCopy(own, STARS, () => call('starred_story_maps', {}, { signal })),
    enabled,
  });
}

/** The story maps that the signed-in user has starred, with their names, in the order in which they were starred. */
export function useStarredMaps() {
  const { own, scope } = useCompany();
  const query = useStarsQuery();
  const starred = useEvery(own, stars);
  const cards = useEvery(scope, storyMapCards);
  const read = query.data;
  const data = useMemo(() => {
    if (read === undefined) return undefined;
    const names = new Map(read.map(({ id, name }) => [id, name]));
    const isDeleted = (id: string) => scope.knows({ type: storyMapCards.type, id, version: 1 }) && !cards.has(id);
    return [...starred.values()]
      .sort((a, b) => a.starredAt - b.starredAt)
      .flatMap(({ id }) => {
        const name = cards.get(id)?.name ?? names.get(id);
        return name === undefined || isDeleted(id) ? [] : [{ id, name }];
      });
  }, [read, starred, cards, scope]);
  return { ...query, data };
}

/**
 * Whether the signed-in user has starred a story map, undefined until that is known; and how to change it.
 * @param enabled false while asking the server can wait
 */
export function useStar(
  { id: containerId, name }: { id: string; name: string },
  enabled = true,
): {
  starred: boolean | undefined;
  setStarred: (starred: boolean) => void;
} {
  const { own, ownPending } = useCompany();
  const toasts = useToasts();
  const client = useQueryClient();
  const isKnown = useStarsQuery(enabled).data !== undefined;
  const starred = useEvery(own, stars).has(containerId);
  const setStarred = (next: boolean) => {
    const at = Date.now();
    // The name, since the list that has it may be left before the stars are read again.
    const named: StarredMap = { id: containerId, name, starredAt: at, version: 0 };
    client.setQueryData<readonly StarredMap[]>(KEY, (read) => read && [...read, named]);
    ownPending.begin(starStoryMap, { containerId, starred: next, at }).catch((error: unknown) => {
      toasts.show({ severity: 'error', text: refusalOf(error).message, ms: TOAST_MS.error });
    });
  };
  return { starred: isKnown ? starred : undefined, setStarred };
}
