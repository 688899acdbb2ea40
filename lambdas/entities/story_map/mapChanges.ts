import type { LogEntry, LoggedChange } from '#lambdas/store/changeLog.ts';
import type { AnyEntity, Row } from '#lambdas/store/entity/entity.ts';
import type { Key, Keys } from '#lambdas/store/keys.ts';
import type { Changed, Removed } from '#shared/contract/change.ts';
import { boardEntities } from './boardEntities.ts';

const byType: ReadonlyMap<string, { entity: AnyEntity; key: (keys: Keys, containerId: string, id: string) => Key }> =
  new Map(Object.values(boardEntities).map((each) => [each.entity.type, each]));

/** For more entities than this, reading the whole map is faster. */
const MAX_TOUCHED = 500;

/** A changed entity of the board, and the version that the change gave it. */
export type ChangedEntity = { type: string; id: string; version: number; key: Key };

/**
 * The entities of a board that some log entries changed, each once; null when they cannot be sent one by one: there are
 * too many, one was restored together with its contents, or a Who of an older shape took along a label that has no row.
 */
export function changedOnBoard(keys: Keys, containerId: string, entries: readonly LogEntry[]): ChangedEntity[] | null {
  const touched = new Map<string, ChangedEntity>();
  for (const change of entries.flatMap(({ changes }) => changes)) {
    const { type, id, version } = change;
    const known = byType.get(type);
    // What is erased was deleted or hidden already, and its versions begin anew when it is added again.
    if (known === undefined || change.now === null) continue;
    if (isRestored(change) || isOldWho(change)) return null;
    const name = `${type} ${id}`;
    const last = Math.max(version, touched.get(name)?.version ?? 0);
    touched.set(name, { type, id, version: last, key: known.key(keys, containerId, id) });
  }
  return touched.size > MAX_TOUCHED ? null : [...touched.values()];
}

/** Whether an entity was restored in its former generation, so that its contents are visible again too. */
const isRestored = ({ was, now }: LoggedChange) =>
  typeof was?.['deletedAt'] === 'number' && now?.['deletedAt'] === null && !('generation' in now);

const isOldWho = ({ type, was }: LoggedChange) =>
  type === 'who' && was !== null && ('group' in was || 'category' in was);

/**
 * Entities as sent to clients. Entities hidden under a deleted one are sent as they are, since clients hide them by the
 * same rule.
 * @param rows of the changed entities, in their order
 */
export function presentChanged(
  touched: readonly ChangedEntity[],
  rows: readonly (Row | undefined)[],
): { changed: Changed[]; removed: Removed[] } {
  const changed: Changed[] = [];
  const removed: Removed[] = [];
  touched.forEach(({ type, id, version }, i) => {
    const row = rows[i];
    if (row === undefined || row.deletedAt !== undefined)
      removed.push({ type, id, version: Math.max(version, row?.version ?? 0) });
    else changed.push({ ...byType.get(type)?.entity.present(row), type, id, version: row.version });
  });
  return { changed, removed };
}
