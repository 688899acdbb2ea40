import { isDeepStrictEqual } from 'node:util';
import { allEntities } from '#lambdas/entities/all.ts';
import type { LogEntry, LoggedChange } from '#lambdas/store/changeLog.ts';
import type { TableItem } from './table.ts';

/** The entities of one story map according to the change log: type and id -> fields, with the version. */
export type State = Map<string, Record<string, unknown>>;

/** Whether the log leaves out a field: keys, the fold of the key of a unique text, and counters derived from the rest. */
function isNotLogged(type: unknown, field: string): boolean {
  const counters = allEntities.get(String(type))?.entity.counters ?? [];
  return ['pk', 'sk', 'type', 'id', 'fold'].includes(field) || counters.includes(field);
}

const nameOf = (change: { type: unknown; id: unknown }) => `${String(change.type)} ${String(change.id)}`;

const withoutNulls = (type: unknown, fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !isNotLogged(type, name) && value !== null && value !== undefined),
  );

/** The change log of a map, oldest first. */
export function logOf(table: ReadonlyMap<string, TableItem>, domain: string, containerId: string): LogEntry[] {
  return [...table.values()]
    .filter((item) => item.pk === `C#${domain}#MAP#${containerId}` && item['type'] === 'log')
    .sort((a, b) => (a.sk < b.sk ? -1 : 1)) as unknown as LogEntry[];
}

/** The state of a map in the table, for the types in the log. */
export function stateOf(table: ReadonlyMap<string, TableItem>, domain: string, containerId: string): State {
  const state: State = new Map();
  for (const item of table.values()) {
    const isOfMap =
      (item.pk === `C#${domain}#MAP#${containerId}` &&
        /^(board|access|release|in|for|explore|epic|objective|problem)#/.test(item.sk)) ||
      item.pk === `C#${domain}#DETAIL#${containerId}`;
    if (isOfMap) state.set(nameOf(item as never), withoutNulls(item['type'], item));
  }
  return state;
}

/**
 * Undoes one entry: every entity in it must be in the state after the entry, and returns to the state before.
 * @throws when one is not
 */
export function takeBack(state: State, entry: LogEntry): void {
  for (const change of entry.changes.filter(isOfMap)) {
    const name = nameOf(change);
    const now = state.get(name);
    if (now === undefined || now['version'] !== change.version) {
      throw new Error(
        `${name} is at version ${String(now?.['version'])}, not ${change.version} (${entry.call} ${entry.id})`,
      );
    }
    for (const [field, value] of Object.entries(change.now ?? {})) {
      if (isNotLogged(change.type, field)) continue;
      if (!isDeepStrictEqual(now[field] ?? null, value ?? null))
        throw new Error(`${name}.${field} is not as ${entry.call} ${entry.id} left it`);
    }
    if (change.was === null) state.delete(name);
    else state.set(name, withoutNulls(change.type, { ...now, ...change.was, version: change.version - 1 }));
  }
}

/** Applies one entry forwards. */
export function apply(state: State, entry: LogEntry): void {
  for (const change of entry.changes.filter(isOfMap)) {
    const before = state.get(nameOf(change)) ?? {};
    state.set(nameOf(change), withoutNulls(change.type, { ...before, ...change.now, version: change.version }));
  }
}

/** What a map shares with others is logged with the map's own, but does not belong to the map. */
const isOfMap = ({ type }: LoggedChange) =>
  !type.startsWith('company_') && type !== 'problem_objective' && type !== 'benefit';
