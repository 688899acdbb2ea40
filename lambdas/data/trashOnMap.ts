import type { Row, Trashed } from './entity.ts';
import * as rowKeys from './keys.ts';
import { type Key, type Keys, mapOf } from './keys.ts';

/**
 * The entry of a deleted entity in the trash of its story map.
 * @param under the entities of the map that it belongs to, if any
 * @__NO_SIDE_EFFECTS__
 */
export const trashOnMap =
  <Item extends Row = Row>(under: (keys: Keys, mapId: string, row: Item) => Key[] = () => []) =>
  (keys: Keys, row: Item, deletedAt: number): Trashed => {
    const mapId = mapOf(row) ?? '';
    return { key: rowKeys.trashed(keys, mapId, deletedAt, row.type, row.id), under: under(keys, mapId, row) };
  };
