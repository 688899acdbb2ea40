import { HISTORY_RETENTION_MONTHS } from '#shared/model/limits.ts';
import type { Fields, Mutation } from './steps/mutations.ts';

/** A logged entity before and after a change, changed fields only. */
export type LoggedChange = { type: string; id: string; version: number; was: Fields; now: Fields };

/** One entry of the change log, written in the same transaction as its change (rule history.1). */
export type LogEntry = {
  type: 'log';
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The person who made the change; null for the system. */
  uid: string | null;
  /** The browser tab that sent the command, so that it recognises its own echo. */
  tab: string | null;
  call: string;
  /** The version of the entry's format. */
  schema: 1;
  /**
   * The ids of other story maps and initiatives with an entry of their own for the same change, under the same id;
   * absent when it changed none.
   */
  also?: string[];
  /** Until when the History tab shows it (rule history.3), milliseconds. The entry itself stays for undo and audit. */
  retentionDate: number;
  changes: LoggedChange[];
  /** What it undoes, if it does (rule undo.1). */
  undoOf?: readonly UndoneEntry[];
  /** The new place of an Activity among its siblings, see `PlaceChange`. */
  place?: PlaceChange;
};

/** An undone entry, with the commands that it goes back to: its own, or those that it had undone itself. */
export type UndoneEntry = { id: string; calls: readonly string[] };

/**
 * The ids of the siblings before the Activity, then and now, null for the first place; `was` is absent when it is not
 * known.
 */
export type PlaceChange = { was?: string | null; now: string | null };

/** The log record of a step; undefined for derived rows, which follow from the other steps. */
export function loggedChange(step: Mutation, at: number): LoggedChange | undefined {
  if (!('entity' in step)) return undefined;
  const { type, id, version } = step.item;
  return { type, id, version: version + 1, ...step.kind.logged(step, step.kind.rowAfter(step, at)) };
}

/** Until when an entry of `at` is shown: for six months. */
export function retentionDate(at: number): number {
  const date = new Date(at);
  date.setUTCMonth(date.getUTCMonth() + HISTORY_RETENTION_MONTHS);
  return date.getTime();
}
