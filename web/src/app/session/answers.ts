import { forgetKnownMaps } from '../known_maps/knownMaps.ts';

const listeners = new Set<() => void>();

/**
 * Subscribes to the removal of cached answers, for a person who has signed out or may no longer see them. @returns
 * unsubscribes
 */
export function onForgetAnswers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes all caches of answers drop them, and deletes what is kept in this browser. */
export function forgetAnswers(): void {
  forgetKnownMaps();
  listeners.forEach((listener) => listener());
}
