import { forgetKnownMaps } from '../known_maps/knownMaps.ts';

const listeners = new Set<() => void>();

/** Tells when what calls have answered is to be forgotten: it was for a person who is gone, or no longer for them. @returns ends it */
export function onForgetAnswers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has whoever keeps answers of calls forget them; what this browser has kept of them goes too. */
export function forgetAnswers(): void {
  forgetKnownMaps();
  listeners.forEach((listener) => listener());
}
