import { useEffect, useEffectEvent } from 'react';
import { isVisible, onVisibility } from '#web/base/browser/visibility.ts';
import { Polling } from './polling.ts';

/**
 * Asks for something now and then where no live connection can be had, and when the user returns to the page.
 * @param ask is told whether its answer still counts
 */
export function usePolling(
  ask: (isStill: () => boolean) => Promise<unknown>,
  isOn: boolean,
  { atOnce = false } = {},
): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isOn) return undefined;
    let isStill = true;
    const polling = new Polling(async () => void (await askNow(() => isStill)), isVisible);
    polling.start();
    if (atOnce) polling.now();
    const end = onVisibility(() => {
      if (!isVisible()) return;
      polling.start();
      polling.now();
    });
    return () => {
      isStill = false;
      end();
      polling.stop();
    };
  }, [isOn, atOnce]);
}
