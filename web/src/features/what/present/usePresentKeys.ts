import { useEffect, useEffectEvent } from 'react';

/**
 * The keys of the walk while it is open: arrows, Page keys and Space go to a neighbour, Home and End to the ends. A button
 * that has the focus keeps Space.
 * @param go goes as many Activities further; infinite numbers stand for the ends
 */
export function usePresentKeys(isOpen: boolean, go: (by: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isOnButton = event.target instanceof Element && event.target.closest('button, a') !== null;
    if (event.key === ' ' && isOnButton) return;
    const by = event.key === ' ' && event.shiftKey ? -1 : STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    go(by);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOpen]);
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  PageDown: 1,
  ' ': 1,
  ArrowLeft: -1,
  PageUp: -1,
  Home: -Infinity,
  End: Infinity,
};
