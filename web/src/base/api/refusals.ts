import type { ErrorCode } from '#shared/CallError.ts';
import type { Kind } from './ApiError.ts';

/** The kind of refused call. `background` marks a query that a page makes by itself while the user works on it. */
type Refused = Kind | 'background';

type RefusalListener = (code: ErrorCode, refused: Refused) => void;

const listeners = new Set<RefusalListener>();

/**
 * Subscribes to refused calls, before their callers get the error: errors that concern the whole session are handled in
 * one place.
 * @returns unsubscribes
 */
export function onRefusal(listener: RefusalListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies subscribers of a refused call. */
export function notifyRefusal(code: ErrorCode, refused: Refused): void {
  listeners.forEach((listener) => listener(code, refused));
}
