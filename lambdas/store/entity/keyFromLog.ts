import type { Key, Keys } from '#lambdas/store/keys.ts';

/** Some fields of an entity, as far as a log entry names them. */
type LoggedFields = Readonly<Record<string, unknown>>;

/**
 * Returns the key of an entity as an entry of the change log tells it.
 * @param home the story map or initiative of the log
 * @param fields those that the entry names, for keys that hold more than the id
 */
export type KeyFromLog = (keys: Keys, home: string, id: string, fields: LoggedFields) => Key;

/** Returns a text among the fields of a log entry; empty if the entry does not name it. */
export function loggedText(fields: LoggedFields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

type Parts = { 2: [string, string]; 3: [string, string, string] };

/** Returns the ids that an id is made of, each empty if it is missing. @param count how many there are */
export function partsOfId<Count extends keyof Parts>(id: string, count: Count): Parts[Count] {
  const parts = id.split('-');
  return Array.from({ length: count }, (_, i) => parts[i] ?? '') as Parts[Count];
}
