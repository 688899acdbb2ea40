import { forgetKnownMaps } from '../story_map/known/knownMaps.ts';

const listeners = new Set<() => void>();

/**
 * Subscribes to the removal of cached answers, after the user has signed out or lost access to them.
 * @returns unsubscribes
 */
export function onForgetAnswers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Clears all caches of answers, and deletes the maps kept in this browser. */
export function forgetAnswers(): void {
  forgetKnownMaps();
  listeners.forEach((listener) => listener());
}
