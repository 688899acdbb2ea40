import { HISTORY_RETENTION_MONTHS } from '#shared/model/limits.ts';
import type { Stored } from './items.ts';
import { type EntityStep, type Mutation, rowAfter } from './mutations.ts';

/** A logged entity before or after the change, changed fields only; null when it did not exist. */
export type Fields = Record<string, unknown> | null;
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
  /** The new place of an Activity among its siblings, see `PlaceChange`. */
  place?: PlaceChange;
};

/**
 * The ids of the siblings before the Activity, then and now, null for the first place; `was` is absent when it is not
 * known.
 */
export type PlaceChange = { was?: string | null; now: string | null };

/** The log record of a step; undefined for bookkeeping, which can be derived from the other steps. */
export function loggedChange(step: Mutation, at: number): LoggedChange | undefined {
  if (!('entity' in step)) return undefined;
  const { type, id, version } = step.item;
  return { type, id, version: version + 1, ...difference(step, at) };
}

/** The fields that a step sets, before and after it, and those that say which entity it is. */
function difference(step: EntityStep, at: number): Pick<LoggedChange, 'was' | 'now'> {
  const { entity, item, set = {} } = step;
  switch (step.do) {
    case 'create':
      return { was: null, now: set };
    case 'revive':
      return { was: fieldsOf(item), now: { ...set, deletedAt: null } };
    case 'purge':
      return { was: step.numbers ?? fieldsOf(item), now: null };
    default: {
      const isDeletion = step.do === 'remove' || step.do === 'restore';
      const names = [...(isDeletion ? ['deletedAt'] : entity.changedWith), ...Object.keys(set)];
      const alsoWas = step.do === 'remove' ? entity.removedWith : [];
      return { was: pick(item, [...alsoWas, ...names]), now: pick(rowAfter(step, at), names) };
    }
  }
}

/** Some fields, null for missing ones. */
function pick(from: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
}

/** An entity without its keys and its identity, which the entry contains anyway. */
function fieldsOf({
  pk: _pk,
  sk: _sk,
  type: _type,
  id: _id,
  version: _version,
  ...fields
}: Stored): Record<string, unknown> {
  return fields;
}

/** Until when an entry of `at` is shown: for six months. */
export function retentionDate(at: number): number {
  const date = new Date(at);
  date.setUTCMonth(date.getUTCMonth() + HISTORY_RETENTION_MONTHS);
  return date.getTime();
}
