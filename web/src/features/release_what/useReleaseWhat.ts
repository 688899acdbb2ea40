import { useInfiniteQuery } from '@tanstack/react-query';
import { compareEpics } from '#shared/rules/epics.ts';
import { type ApiError, call } from '#web/api/client.ts';
import { callKey } from '#web/api/queries.ts';
import { releases, releaseWhats } from '#web/map/releases/entities.ts';
import { useMap } from '#web/map/useMap.ts';
import type { Scope } from '#web/replica/scope.ts';
import { useEntity } from '#web/replica/useReplica.ts';
import { deletedWhos, epicNotes, epics, exploreObjects, type Place, placeKey } from './entities.ts';

/**
 * A page of epics as the server returned it; the replica holds the epics themselves. `next` is the key of the last one
 * when more follow.
 */
type EpicPage = { count: number; next: string | null; total: number };

/**
 * An Activity in a release of the open map with its explore items and fifteen of its epics at a time (rule epic.16),
 * and the release's other Activities. They enter the replica once `isLoaded`.
 * @param through the key of an epic that the first page must include
 */
export function useReleaseWhat(place: Place, through?: string) {
  const { scope } = useMap();
  const query = useInfiniteQuery<EpicPage, ApiError, { pages: EpicPage[] }, readonly unknown[], string | undefined>({
    queryKey: [...callKey('release_what', place), through],
    queryFn: ({ signal, pageParam }) => readPage(scope, place, { after: pageParam, through }, signal),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // Colleagues write epics too, and data loaded on an earlier visit went into the replica of that visit.
    staleTime: 0,
    gcTime: 0,
  });
  const release = useEntity(scope, releases, place.releaseId);
  const releaseWhat = useEntity(scope, releaseWhats, placeKey(place));
  const pages = query.data?.pages ?? [];
  const last = pages.at(-1);
  const read = pages.reduce((sum, { count }) => sum + count, 0);
  return {
    /** May be known before it loads here. */
    release,
    releaseWhat,
    isLoaded: query.isSuccess,
    isFetching: query.isFetching,
    error: query.error,
    refetch: query.refetch,
    more: {
      /** The key of the last loaded epic; null when all are loaded. */
      after: last?.next ?? null,
      /** The number of epics after it. */
      count: last === undefined || last.next === null ? 0 : Math.max(1, last.total - read),
      isFetching: query.isFetchingNextPage,
      error: query.isFetchNextPageError ? query.error : null,
      fetch: () => query.fetchNextPage(),
    },
  };
}

async function readPage(
  scope: Scope,
  place: Place,
  { after, through }: { after: string | undefined; through: string | undefined },
  signal: AbortSignal,
): Promise<EpicPage> {
  scope.define(releases, releaseWhats, exploreObjects, epics, epicNotes, deletedWhos);
  const isHere = (entity: object) =>
    'releaseId' in entity &&
    entity.releaseId === place.releaseId &&
    'whatId' in entity &&
    entity.whatId === place.whatId;
  let next: string | null = null;
  const isOnPage = (epic: { id: string }) =>
    isHere(epic) &&
    (after === undefined || compareEpics(epic, { id: after }) > 0) &&
    (next === null || compareEpics(epic, { id: next }) <= 0);
  const isInRelease = (entity: object) => 'releaseId' in entity && entity.releaseId === place.releaseId;
  const ofWhats = scope.expectCopy([releaseWhats.type], isInRelease);
  const ofItems = scope.expectCopy([exploreObjects.type], isHere);
  const ofEpics = scope.expectCopy([epics.type], isOnPage);
  const asked = {
    ...place,
    ...(after !== undefined && { after }),
    ...(after === undefined && through !== undefined && { through }),
  };
  const answer = await call('release_what', asked, { signal });
  next = answer.next;
  scope.update(() => {
    ofItems.add(releases.type, [answer.release]);
    ofWhats.add(releaseWhats.type, answer.whats ?? [answer.releaseWhat]);
    if (answer.whats !== undefined) ofWhats.end();
    ofItems.add(exploreObjects.type, answer.exploreObjects);
    ofItems.end();
    ofEpics.add(
      epics.type,
      answer.epics.map(({ notes: _notes, ...epic }) => epic),
    );
    ofEpics.end();
    ofEpics.add(deletedWhos.type, answer.deletedWhos);
    ofEpics.add(
      epicNotes.type,
      answer.epics.map(({ notes }) => notes),
    );
  });
  return { count: answer.epics.length, next, total: answer.total };
}
