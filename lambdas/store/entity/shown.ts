import type { Changed, Removed } from '#shared/contract/change.ts';
import type { AnyEntity, Row } from './entity.ts';

/** An entity of a command's answer; without a row when nobody has written it yet. */
export type ShownEntity = { entity: AnyEntity; row: Row | undefined };

/**
 * Entities as the answer of a command shows them: tombstones by their version, the others with the fields that clients
 * see. Entities that never leave the server are left out.
 */
export function shown(entities: readonly ShownEntity[]): { changed: Changed[]; removed: Removed[] } {
  const changed: Changed[] = [];
  const removed: Removed[] = [];
  for (const { entity, row } of entities) {
    if (row === undefined) continue;
    const { type, id, version } = row;
    const known = { type, id, version };
    const fields = entity.present(row);
    if (row.deletedAt !== undefined) removed.push(known);
    else if (fields !== undefined) changed.push({ ...fields, ...known });
  }
  return { changed, removed };
}
