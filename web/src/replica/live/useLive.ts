import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchAhead } from '#web/base/browser/fetchAhead.ts';
import type { Followed } from './LiveTab.ts';
import { Rereads } from './Rereads.ts';

const page = () => import('./liveTabOfPage.ts');

/**
 * Keeps something on the screen up to date while colleagues change it.
 * @param about what holds its state: another one is followed anew
 */
export function useLive({ scope, ...handlers }: Followed, about: unknown): void {
  const takes = useEffectEvent(handlers.takes);
  const enter = useEffectEvent(handlers.enter);
  const catchUp = useEffectEvent(handlers.catchUp);
  const scopeText = JSON.stringify(scope);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const followed: Followed = {
      scope: JSON.parse(scopeText) as Followed['scope'],
      takes: (topic) => takes(topic),
      enter: (message, ask) => enter(message, ask),
      catchUp: () => catchUp(),
    };
    const follow = () =>
      void page()
        .then(({ liveTab }) => {
          if (!isOver) stop = liveTab.follow(followed);
        })
        .catch(reportError);
    const cancel = fetchAhead(follow, { needed: true });
    return () => {
      isOver = true;
      cancel();
      stop?.();
    };
  }, [scopeText, about]);
}

/** Looks again at what the user may follow. */
export const rejoinLive = (): void => void page().then(({ liveTab }) => liveTab.rejoin(), reportError);

/** Reads queries of the page again. */
export function useRereads(): Rereads {
  const client = useQueryClient();
  const [rereads] = useState(() => new Rereads(client));
  return rereads;
}
