/** Whether somebody may be looking at the page. */
export const isVisible = (): boolean => document.visibilityState === 'visible';

/** Subscribes to the page being shown and hidden. @returns unsubscribes */
export function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
