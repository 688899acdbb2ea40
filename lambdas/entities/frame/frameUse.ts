import type { Holder, MapLimit } from '#lambdas/store/entity/belonging.ts';
import type { Derived } from '#lambdas/store/entity/derived.ts';
import type { AnyEntity, Row } from '#lambdas/store/entity/entity.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { type Key, type Keys, mapOf } from '#lambdas/store/keys.ts';
import type { Requirement } from '#lambdas/store/table/requirements.ts';
import * as errors from '#shared/errors.ts';
import type { FrameKind } from '#shared/model/frame.ts';
import { MAX_FRAME_OF_RELEASE, MAX_USES } from '#shared/model/limits.ts';
import { missingErrors } from '#shared/rules/frame.ts';

/** All that the server knows of objectives or of problems; code that takes it as an argument serves both. */
export type FrameDefinition<Kind extends FrameKind = FrameKind> = {
  kind: Kind;
  /** The definitions of its rows: of the company, on a map, of a release. */
  company: AnyEntity;
  onMap: AnyEntity;
  inRelease: AnyEntity;
  limit: MapLimit;
  /** The fields of a new one of the company, which no map uses yet. */
  newCompany: (name: string, description: string) => Record<string, unknown>;
};

/** What is of one generation of an objective or problem on its map; rows of earlier releases have none, for the first. */
type InGeneration = { generation?: number | undefined };
/** The use of an objective or problem by a map. */
export type MapUse = InGeneration & { mapId: string };
/** The use by a release. */
export type ReleaseUse = MapUse & { releaseId: string };

/** Whether two uses, or a use and what is on the map, are of one generation. */
export const isSameGeneration = (a: InGeneration, b: InGeneration): boolean =>
  (a.generation ?? 0) === (b.generation ?? 0);

/** The conditions that an objective or problem is on the map, in a generation. */
export const onMapIn = (generation: number): Requirement[] => [
  { is: 'there' },
  { without: 'deletedAt' },
  { counter: 'generation', equals: generation },
];

/** So many story maps can use an objective or a problem of the company. */
export const heldByCompany = (kind: FrameKind): Holder<Key & { id: string }> => ({
  row: (keys, row) => rowKeys.companyFrame(keys, kind, row.id),
  counter: 'uses',
  max: MAX_USES,
  refusal: errors.usedTooOften,
});

/** A release holds so many objectives, and as many problems. */
export const heldByRelease: Holder<Key & { releaseId: string }> = {
  list: (keys, row) => rowKeys.frameOfRelease(keys, mapOf(row) ?? '', row.releaseId),
  max: MAX_FRAME_OF_RELEASE,
  refusal: errors.tooManyInRelease,
};

/** The derived rows of an objective or problem on a map: the company's row lists and counts the maps that use it. */
export const derivedOfUse =
  (kind: FrameKind) =>
  (keys: Keys, row: Row): Derived => {
    const containerId = mapOf(row) ?? '';
    return {
      pointers: [
        {
          key: rowKeys.frameUse(keys, kind, row.id, containerId),
          fields: { mapId: containerId, generation: row['generation'] ?? 0 },
        },
      ],
      counts: [{ key: rowKeys.companyFrame(keys, kind, row.id), attribute: 'uses' }],
    };
  };

/** The derived row of an objective or problem of the company: its entry in the list of all. */
export const derivedOfList =
  (kind: FrameKind) =>
  (keys: Keys, { id }: Row): Derived => ({
    pointers: [{ key: rowKeys.listedFrame(keys, kind, id), fields: { frameId: id } }],
  });

/**
 * The derived rows of an objective or problem of a release: beside the company's row, and a count on the map's, which
 * must be there (rules objective.4, problem.5).
 */
export const derivedOfRelease =
  (kind: FrameKind) =>
  (keys: Keys, row: Row): Derived => {
    const containerId = mapOf(row) ?? '';
    const [releaseId, id] = [String(row['releaseId']), String(row[`${kind}Id`])];
    const generation = Number(row['onMapGeneration'] ?? 0);
    const key = rowKeys.frameReleaseUse(keys, kind, id, containerId, releaseId);
    return {
      pointers: [{ key, fields: { mapId: containerId, releaseId, generation } }],
      counts: [
        {
          key: rowKeys.onMapFrame(keys, kind, containerId, id),
          attribute: 'inReleases',
          require: onMapIn(generation),
          otherwise: missingErrors[kind],
        },
      ],
    };
  };
