import { HISTORY_RETENTION_MONTHS } from '#shared/model/limits.ts';
import type { Stored } from './items.ts';
import type { Mutation } from './mutations.ts';

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
   * The story maps with an entry of their own for the same change, under the same id; absent when it changed no other
   * map.
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
export function loggedChange(mutation: Mutation, at: number): LoggedChange | undefined {
  switch (mutation.do) {
    case 'create':
      return { type: mutation.entity.type, id: mutation.id, version: 1, was: null, now: mutation.fields };
    case 'revive':
      return { ...named(mutation.item), was: fieldsOf(mutation.item), now: { ...mutation.fields, deletedAt: null } };
    case 'change':
      return changed(mutation);
    case 'remove':
      return {
        ...named(mutation.item),
        was: {
          deletedAt: null,
          ...pick(mutation.item, [...mutation.entity.removedWith, ...Object.keys(mutation.set ?? {})]),
        },
        now: { ...withNulls(mutation.set ?? {}), deletedAt: at },
      };
    case 'restore':
      return {
        ...named(mutation.item),
        was: pick(mutation.item, ['deletedAt', ...Object.keys(mutation.set)]),
        now: { ...withNulls(mutation.set), deletedAt: null },
      };
    case 'transfer':
      return changed(mutation);
    case 'purge':
      return { ...named(mutation.item), was: mutation.counts ?? fieldsOf(mutation.item), now: null };
    case 'putPointer':
    case 'deletePointer':
    case 'count':
    case 'require':
      return undefined;
  }
}

/** The changed and the identifying fields of an entity. */
function changed({ entity, item, set }: Extract<Mutation, { do: 'change' | 'transfer' }>): LoggedChange {
  const was = pick(item, [...entity.changedWith, ...Object.keys(set)]);
  return { ...named(item), was, now: { ...pick(item, entity.changedWith), ...withNulls(set) } };
}

/** Some fields of an entity, null for missing ones. */
function pick(item: Stored, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, item[name] ?? null]));
}

/** New values of some fields, null for removed ones. */
function withNulls(set: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(set).map(([name, value]) => [name, value ?? null]));
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

function named(item: { type: string; id: string; version: number }): { type: string; id: string; version: number } {
  return { type: item.type, id: item.id, version: item.version + 1 };
}

/** Until when an entry of `at` is shown: for six months. */
export function retentionDate(at: number): number {
  const date = new Date(at);
  date.setUTCMonth(date.getUTCMonth() + HISTORY_RETENTION_MONTHS);
  return date.getTime();
}
