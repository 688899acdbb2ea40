import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Comment, Commented } from '#shared/model/comment.ts';
import { useCommentMark, useMarkSeen } from '#web/replica/comment/useCommentMarks.ts';
import type { Thread } from '#web/replica/comment/useComments.ts';
import { useMapPerson } from '#web/replica/story_map/useMapPerson.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * The comments that others have written since the user looked, and the last one that came while they do. Once they are
 * on the screen, they count as read.
 */
export function useFresh(
  about: Commented,
  threads: readonly Thread[],
  isLoaded: boolean,
): { fresh: ReadonlySet<string>; arrived: Comment | undefined } {
  const { uid } = useMapPerson();
  const unread = useCommentMark(about)?.unread ?? 0;
  const markSeen = useMarkSeen();
  const [state, setState] = useState<{ fresh: ReadonlySet<string>; arrived: Comment | undefined }>({
    fresh: NONE,
    arrived: undefined,
  });
  /** The newest comment that counts as read; undefined until the comments were on the screen. */
  const seen = useRef<string>(undefined);
  const others = threads
    .flatMap(({ first, replies }) => [...(first === undefined ? [] : [first]), ...replies])
    .filter(({ by }) => by !== uid)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const newest = others.at(-1);
  const read = useEffectEvent(() => {
    if (!isLoaded || newest === undefined || unread === 0 || newest.id === seen.current) return;
    const isFirstLook = seen.current === undefined;
    seen.current = newest.id;
    const more = others.slice(-unread).map(({ id }) => id);
    setState(({ fresh }) => ({ fresh: new Set([...fresh, ...more]), arrived: isFirstLook ? undefined : newest }));
    markSeen(about, newest.id);
  });
  useEffect(() => read(), [isLoaded, newest?.id, unread]);
  return state;
}
