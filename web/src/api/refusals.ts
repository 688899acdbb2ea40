import type { ErrorCode } from '#shared/CallError.ts';

export type Kind = 'query' | 'command';
/** What was refused. `background` is a query that a page makes by itself while somebody works on it. */
type Refused = Kind | 'background';

type RefusalListener = (code: ErrorCode, refused: Refused) => void;

const listeners = new Set<RefusalListener>();

/** Tells of each refused call, before its caller learns it: what concerns the whole session is handled in one place. @returns ends it */
export function onRefusal(listener: RefusalListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that a call was refused. */
export function notifyRefusal(code: ErrorCode, refused: Refused): void {
  listeners.forEach((listener) => listener(code, refused));
}
