import { allEntities } from '#lambdas/entities/all.ts';
import type { LoggedChange } from '#lambdas/store/changeLog.ts';
import type { AnyEntity } from '#lambdas/store/entity/entity.ts';
import type { Key, Keys } from '#lambdas/store/keys.ts';

/**
 * The entity of a logged change, and the keys where its row may be: an epic moves to another key with its release, and
 * notes are logged with the story map that their epic was moved from.
 * @param home the story map or initiative of the log
 * @param others of the same change
 * @throws Error for an entity that no command that can be undone changes: undoing the rest would be half of it
 */
export function rowsOfChange(
  keys: Keys,
  { type, id, was, now }: LoggedChange,
  home: string,
  others: readonly string[],
): { entity: AnyEntity; keys: Key[] } {
  const { entity, keyFromLog = null } = allEntities.get(type) ?? {};
  if (entity === undefined || keyFromLog === null) throw new Error(`a change of ${type} cannot be undone`);
  const homes = type === 'epic_notes' ? [home, ...others] : [home];
  const states = [
    { ...was, ...now },
    { ...now, ...was },
  ];
  return { entity, keys: homes.flatMap((each) => states.map((fields) => keyFromLog(keys, each, id, fields))) };
}
