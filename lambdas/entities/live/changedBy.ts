import type { LogEntry } from '#lambdas/store/changeLog.ts';
import { mentions } from '#shared/rules/live/mentions.ts';
import type { KeptValue } from './planRevert.ts';

/**
 * Returns the uid of the person who last changed what a revert leaves as it is; null if nobody else did.
 * @param foreign what other people have changed since, oldest first
 */
export function changedBy({ type, id, field, reason }: KeptValue, foreign: readonly LogEntry[]): string | null {
  const isOfIt = (change: LogEntry['changes'][number]): boolean => {
    if (reason === 'used') return mentions(change, id);
    return change.type === type && change.id === id && (field === null || field in (change.now ?? {}));
  };
  return foreign.findLast(({ changes }) => changes.some(isOfIt))?.uid ?? null;
}
