import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/base/api/client.ts';

/** What has become of an item so far. One without a state has not been reached. */
export type BatchState<Outcome> = { readonly state: 'working' } | { readonly state: 'done'; readonly outcome: Outcome };

/** How long to leave a busy Jira alone that does not say it, in seconds. */
const PAUSE_S = 30;

/**
 * Works through items one after another, as long as nobody stops it or leaves. Jira that is busy is asked again for
 * the same item when it wants to be (rule export.6).
 * @param work throws a refusal that says so
 * @param endsRun whether an outcome is of all items that follow too
 */
export function useBatch<Item extends { readonly id: string }, Outcome>(
  work: (item: Item) => Promise<Outcome>,
  endsRun: (outcome: Outcome) => boolean = () => false,
) {
  const [states, setStates] = useState<ReadonlyMap<string, BatchState<Outcome>>>(new Map());
  const [isRunning, setRunning] = useState(false);
  /** Seconds until a busy Jira is asked again; null while it is not waited for. */
  const [pause, setPause] = useState<number | null>(null);
  const run = useRef<AbortController>(undefined);
  useEffect(() => () => run.current?.abort(), []);

  const set = (id: string, state: BatchState<Outcome> | undefined) =>
    setStates((before) => {
      const next = new Map(before);
      if (state === undefined) next.delete(id);
      else next.set(id, state);
      return next;
    });
  const workOn = async (item: Item, signal: AbortSignal): Promise<void> => {
    set(item.id, { state: 'working' });
    while (!signal.aborted) {
      try {
        const outcome = await work(item);
        if (endsRun(outcome)) run.current?.abort();
        return set(item.id, { state: 'done', outcome });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'tracker-busy') throw error;
        for (let left = error.retryAfter ?? PAUSE_S; left > 0 && !signal.aborted; left -= 1) {
          setPause(left);
          await second(signal);
        }
        setPause(null);
      }
    }
    set(item.id, undefined);
  };
  const start = async (items: readonly Item[]) => {
    const control = new AbortController();
    run.current?.abort();
    run.current = control;
    setRunning(true);
    for (const item of items) {
      if (control.signal.aborted) break;
      await workOn(item, control.signal);
    }
    if (run.current === control) setRunning(false);
  };
  return {
    states,
    isRunning,
    pause,
    start,
    /** Goes no further than the item that is being worked on. */
    stop: () => run.current?.abort(),
    reset: () => setStates(new Map()),
  };
}

/** One second, or less if it is aborted. */
const second = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, 1_000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
