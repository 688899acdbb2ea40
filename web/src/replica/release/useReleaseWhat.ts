import { useInfiniteQuery } from '@tanstack/react-query';
import type { ErrorCode } from '#shared/CallError.ts';
import type { CallOutput } from '#shared/contract/registry.ts';
import { EPIC_KEY } from '#shared/model/epic/epicKey.ts';
import { compareEpics } from '#shared/rules/epic/epics.ts';
import { type ApiError, call } from '#web/base/api/client.ts';
import { callKey } from '#web/base/api/queries.ts';
import { type CopyPlan, readCopy } from '#web/replica/readCopy.ts';
import { useRefetchMissed } from '#web/replica/story_map/useCopyOf.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useEntity } from '#web/replica/useReplica.ts';
import { releases, releaseWhats } from './entities.ts';
import { epics, exploreObjects, type Place, placeKey } from './epics.ts';
import { deletedWhos, epicNotes } from './releaseWhatEntities.ts';

/**
 * A page of epics as the server returned it; the replica holds the epics themselves. `nextEpic` is the key of the last one
 * when more follow.
 */
type EpicPage = { count: number; nextEpic: string | null; total: number };

/**
 * An Activity in a release of the open map with its explore items and fifteen of its epics at a time (rule epic.16),
 * and the release's other Activities. They enter the replica once `isLoaded`.
 * @param through the key of an epic that the first page must include, as in the address; anything else is ignored
 */
export function useReleaseWhat(place: Place, through?: string) {
  const { scope } = useMap();
  useRefetchMissed(callKey('release_what', place), MISSED);
  const query = useInfiniteQuery<EpicPage, ApiError, { pages: EpicPage[] }, readonly unknown[], string | undefined>({
    queryKey: [...callKey('release_what', place), through],
    queryFn: ({ signal, pageParam: afterEpic }) => {
      const wanted = through !== undefined && EPIC_KEY.test(through) && { through };
      const page = afterEpic === undefined ? wanted : { afterEpic };
      return readCopy(scope, planOf(place, afterEpic), () => call('release_what', { ...place, ...page }, { signal }));
    },
    initialPageParam: undefined,
    getNextPageParam: ({ nextEpic }) => nextEpic ?? undefined,
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
      after: last?.nextEpic ?? null,
      /** The number of epics after it. */
      count: last === undefined || last.nextEpic === null ? 0 : Math.max(1, last.total - read),
      isFetching: query.isFetchingNextPage,
      error: query.isFetchNextPageError ? query.error : null,
      fetch: () => query.fetchNextPage(),
    },
  };
}

/** Refusals which mean that this tab missed a colleague's change of an Activity in a release. */
const MISSED: ReadonlySet<ErrorCode> = new Set([
  'epic-completed',
  'epic-full',
  'epic-name-object-exists',
  'explore-object-exists',
  'explore-object-used',
  'release-completed',
  'scenario-exists',
  'what-not-in-release',
]);

/** How a page of epics enters the replica. @param afterEpic the key of the last epic of the page before */
function planOf(
  { releaseId, whatId }: Place,
  afterEpic: string | undefined,
): CopyPlan<CallOutput<'release_what'>, EpicPage> {
  const isInRelease = (entity: object) => 'releaseId' in entity && entity.releaseId === releaseId;
  const isHere = (entity: object) => isInRelease(entity) && 'whatId' in entity && entity.whatId === whatId;
  return {
    entities: [releases, releaseWhats, exploreObjects, epics, epicNotes, deletedWhos],
    holds: [
      { of: releaseWhats, isOfIt: (entity, { whats }) => whats !== undefined && isInRelease(entity) },
      { of: exploreObjects, isOfIt: isHere },
      {
        of: epics,
        isOfIt: (epic, { nextEpic }) =>
          isHere(epic) &&
          (afterEpic === undefined || compareEpics(epic, { id: afterEpic }) > 0) &&
          (nextEpic === null || compareEpics(epic, { id: nextEpic }) <= 0),
      },
    ],
    enter: (add, answer) => {
      add(releases, [answer.release]);
      add(releaseWhats, answer.whats ?? [answer.releaseWhat]);
      add(exploreObjects, answer.exploreObjects);
      add(
        epics,
        answer.epics.map(({ notes: _notes, ...epic }) => epic),
      );
      add(deletedWhos, answer.deletedWhos);
      add(
        epicNotes,
        answer.epics.map(({ notes }) => notes),
      );
      return { count: answer.epics.length, nextEpic: answer.nextEpic, total: answer.total };
    },
  };
}
