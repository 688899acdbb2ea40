import { useState } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import type { Comment } from '#shared/model/comment.ts';
import { isFirst, nameOfCommented } from '#shared/rules/comments.ts';
import { type ApiError, call } from '#web/base/api/client.ts';
import type { Seen, Versioned } from '#web/replica/entity.ts';
import { groupKey, typeKey } from '#web/replica/keys.ts';
import { type CopyPlan, readCopy } from '#web/replica/readCopy.ts';
import { useCopyOf } from '#web/replica/story_map/useCopyOf.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useSelected } from '#web/replica/useReplica.ts';
import { comments, placeOf } from './entities.ts';
import type { CommentTarget } from './target.ts';

export type SeenComment = Seen<Comment>;

/** A thread; without its first comment when that was deleted, or is on an older page. */
export type Thread = { id: string; first: SeenComment | undefined; replies: SeenComment[] };

type Answer = CallOutput<'comments'>;

/** How an older page enters the replica. */
const OLDER: CopyPlan<Answer, Pick<Answer, 'next'>> = {
  entities: [comments],
  holds: [],
  enter: (add, { docs, next }) => {
    add(comments, docs);
    return { next };
  },
};

/** The comments on something, as far as they are loaded. */
export type LoadedComments = {
  isLoaded: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: () => unknown;
  threads: Thread[];
  /** Whether the user is notified of all comments on it, and the threads of which they are not. */
  isFollowing: boolean;
  mutedThreads: readonly string[];
  /** The older comments: null when there are none. */
  older: { load: () => Promise<void>; isLoading: boolean; isFailed: boolean } | null;
};

/** Loads the newest comments on something; older ones on demand. The replica holds them. */
export function useComments(target: CommentTarget): LoadedComments {
  const { scope } = useMap();
  const name = nameOfCommented(target);
  const isOfIt = (entity: Versioned): entity is Comment =>
    'aboutId' in entity && nameOfCommented(entity as Comment) === name;
  const { data, isSuccess, isFetching, error, refetch } = useCopyOf('comments', target, {
    entities: [comments],
    holds: [
      {
        of: comments,
        isOfIt: (entity, { next }) => isOfIt(entity) && (next === null || placeOf(entity) >= next),
      },
    ],
    enter: (add, { docs, next, isFollowing, mutedThreads }) => {
      add(comments, docs);
      return { next, isFollowing, mutedThreads };
    },
  });
  /** The end of the oldest page that was loaded on demand, with the newest page that it continues. */
  const [loaded, setLoaded] = useState<{ next: string | null } | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const next = (loaded ?? data)?.next ?? null;
  const load = async () => {
    if (next === null || state === 'loading') return;
    setState('loading');
    try {
      setLoaded(await readCopy(scope, OLDER, () => call('comments', { ...target, before: next })));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return {
    isLoaded: isSuccess,
    isFetching,
    error,
    refetch,
    threads: useThreads(name, isSuccess),
    isFollowing: data?.isFollowing ?? false,
    mutedThreads: data?.mutedThreads ?? NONE,
    older: next === null ? null : { load, isLoading: state === 'loading', isFailed: state === 'failed' },
  };
}

const NONE: readonly string[] = [];

/** The loaded threads of something, oldest first. The replica has no rows of comments before any were loaded. */
function useThreads(name: string, isLoaded: boolean): Thread[] {
  const { scope } = useMap();
  const { ofThing } = comments.indexes;
  const ids = useSelected(scope, [groupKey(ofThing, name)], () => (isLoaded ? scope.row(ofThing, name) : NONE));
  // A comment may change in its place.
  useSelected(scope, [typeKey(comments.type)], () => (isLoaded ? scope.all(comments) : NONE));
  const threads = new Map<string, Thread>();
  for (const id of ids) {
    const comment = scope.get(comments, id);
    if (comment === undefined) continue;
    const thread = threads.get(comment.threadId) ?? { id: comment.threadId, first: undefined, replies: [] };
    threads.set(
      thread.id,
      isFirst(comment) ? { ...thread, first: comment } : { ...thread, replies: [...thread.replies, comment] },
    );
  }
  return [...threads.values()];
}
