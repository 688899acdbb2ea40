import type { FrameKind } from '#shared/model/frame.ts';
import { missing } from '#shared/rules/frame.ts';
import type { AnyEntity, EntityBookkeeping, Row } from '../entity.ts';
import type { Bookkeeping } from '../derived.ts';
import * as rowKeys from '../keys.ts';
import { type Keys, mapOf } from '../keys.ts';
import type { Room } from '../rooms.ts';

/** All that the server knows of objectives or of problems; code that takes it as an argument serves both. */
export type FrameDefinition<Kind extends FrameKind = FrameKind> = {
  kind: Kind;
  /** The definitions of its rows: of the company, on a map, of a release. */
  company: AnyEntity;
  onMap: AnyEntity;
  inRelease: AnyEntity;
  bookkeeping: Readonly<Record<'company' | 'onMap' | 'inRelease', EntityBookkeeping>>;
  room: Room;
  /** The fields of a new one of the company, which no map uses yet. */
  newCompany: (name: string, description: string) => Record<string, unknown>;
};

/**
 * The bookkeeping of an objective or problem on a map: the company's row lists and counts the maps that use it.
 */
export function followUse(kind: FrameKind): Bookkeeping {
  return {
    follows: (keys: Keys, row: Row) => {
      const mapId = mapOf(row) ?? '';
      return {
        pointers: [{ key: rowKeys.frameUse(keys, kind, row.id, mapId), fields: { mapId } }],
        counts: [{ key: rowKeys.companyFrame(keys, kind, row.id), attribute: 'uses' }],
      };
    },
  };
}

/**
 * The bookkeeping of the company's own row: the list of all.
 */
export function followList(kind: FrameKind): Bookkeeping {
  return {
    follows: (keys: Keys, { id }: Row) => ({
      pointers: [{ key: rowKeys.listedFrame(keys, kind, id), fields: { frameId: id } }],
    }),
  };
}

/**
 * The bookkeeping of an objective or problem of a release: beside the company's row, and a count on the map's, which
 * must be there (rules objective.4, problem.5).
 */
export function followRelease(kind: FrameKind): Bookkeeping {
  return {
    follows: (keys: Keys, row: Row) => {
      const mapId = mapOf(row) ?? '';
      const [releaseId, id] = [String(row['releaseId']), String(row[`${kind}Id`])];
      return {
        pointers: [{ key: rowKeys.frameReleaseUse(keys, kind, id, mapId, releaseId), fields: { mapId, releaseId } }],
        counts: [
          {
            key: rowKeys.onMapFrame(keys, kind, mapId, id),
            attribute: 'inReleases',
            require: [{ is: 'there' }, { without: 'deletedAt' }],
            otherwise: missing[kind],
          },
        ],
      };
    },
  };
}
