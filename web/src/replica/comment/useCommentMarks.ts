import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useMemo } from 'react';
import type { Commented, CommentMark } from '#shared/model/comment.ts';
import { nameOfCommented } from '#shared/rules/comments.ts';
import { call, onChange } from '#web/base/api/client.ts';
import { callKey, setAnswer, useCall } from '#web/base/api/queries.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { comments } from './entities.ts';

/** The marks of the open story map, by `nameOfCommented`; none until they are loaded. */
export type CommentMarks = ReadonlyMap<string, CommentMark>;

const NONE: CommentMarks = new Map();

export const CommentMarksContext = createContext<CommentMarks>(NONE);

/** Loads the marks of the open story map. @param isWanted false while the board comes first */
export function useLoadedMarks(isWanted: boolean): CommentMarks {
  const containerId = useContainerId();
  const { data } = useCall('comment_marks', { containerId }, { enabled: isWanted, inBackground: true });
  const cache = useQueryClient();
  // Messages tell of what colleagues do, and of nothing that this tab does.
  useEffect(
    () =>
      onChange(({ changed, removed }) => {
        if ([...changed, ...removed].some(({ type }) => type === comments.type))
          void cache.invalidateQueries({ queryKey: callKey('comment_marks', { containerId }) });
      }),
    [cache, containerId],
  );
  return useMemo(
    () => (data === undefined ? NONE : new Map(data.docs.map((mark) => [nameOfCommented(mark), mark]))),
    [data],
  );
}

/** What is known of the comments on something; undefined when there are none. */
export function useCommentMark(about: Commented): CommentMark | undefined {
  return use(CommentMarksContext).get(nameOfCommented(about));
}

/** Notes that the user has read what was written about something, up to a comment. It shows at once. */
export function useMarkSeen(): (about: Commented, upTo: string) => void {
  const containerId = useContainerId();
  const cache = useQueryClient();
  return useCallback(
    ({ aboutType, aboutId }, upTo) => {
      const known = cache.getQueryData<{ docs: CommentMark[] }>(callKey('comment_marks', { containerId }));
      const name = nameOfCommented({ aboutType, aboutId });
      const docs = known?.docs.map((mark) => (nameOfCommented(mark) === name ? { ...mark, unread: 0 } : mark));
      if (docs !== undefined) void setAnswer(cache, 'comment_marks', { containerId }, { docs });
      // If it fails, the comments are new once more on the next visit.
      call('see_comments', { containerId, aboutType, aboutId, upTo }, { inBackground: true }).then(
        () => cache.invalidateQueries({ queryKey: callKey('comment_notices', {}) }),
        () => undefined,
      );
    },
    [cache, containerId],
  );
}
