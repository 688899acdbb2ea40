import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { COMMENT_PARAM } from '#shared/rules/commentPath.ts';
import type { LoadedComments } from '#web/replica/comment/useComments.ts';

/** The thread that the address names, null for none. Older comments are loaded until it is there. */
export function useSoughtThread({ isLoaded, threads, older }: LoadedComments): string | null {
  const [params] = useSearchParams();
  const sought = params.get(COMMENT_PARAM);
  const isMissing = sought !== null && isLoaded && !threads.some(({ id }) => id === sought);
  const loadOlder = useEffectEvent(() => {
    if (older !== null && !older.isLoading && !older.isFailed) void older.load();
  });
  useEffect(() => {
    if (isMissing) loadOlder();
  }, [isMissing, threads.length]);
  return sought;
}
