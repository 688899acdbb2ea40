import * as z from 'zod/mini';
import { objectives as limit } from '#lambdas/entities/story_map/limits.ts';
import { defineEntity, fieldsOf, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import { partsOfId } from '#lambdas/store/entity/keyFromLog.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { type Keys, mapOf } from '#lambdas/store/keys.ts';
import { objectiveSchema, releaseObjectiveSchema } from '#shared/model/frame.ts';
import {
  derivedOfList,
  derivedOfRelease,
  derivedOfUse,
  type FrameDefinition,
  heldByCompany,
  heldByRelease,
} from './frameUse.ts';

const companyFields = { name: z.string(), uses: z.int(), benefits: z.int() };
const fields = fieldsOf(objectiveSchema, { inReleases: z.int(), generation: z.optional(z.int()) });
const inReleaseFields = fieldsOf(releaseObjectiveSchema, { onMapGeneration: z.optional(z.int()) });
/** An objective of the company, with its number of maps and of benefits (rule objective.1). */
export type CompanyObjectiveItem = RowOf<typeof companyFields>;
/**
 * An objective on a map. The name is a copy of the company's; `inReleases` counts its rows in releases. `generation`
 * rises each time it is put on the map again, so that it is not back in the completed releases that it had left; rows of
 * earlier releases have none, for the first.
 */
export type ObjectiveItem = RowOf<typeof fields>;
/** An objective of a release, in one generation of the objective on the map. */
export type ReleaseObjectiveItem = RowOf<typeof inReleaseFields>;

export const companyObjectiveEntity = defineEntity({
  type: 'company_objective',
  key: (keys: Keys, id: string) => rowKeys.companyFrame(keys, 'objective', id),
  fields: companyFields,
  counters: ['uses', 'benefits'],
  present: null,
  heldBy: [],
  derived: derivedOfList('objective'),
});

export const companyObjectiveDescription = describeEntity(companyObjectiveEntity, {
  keyFromLog: (keys, _home, id) => companyObjectiveEntity.key(keys, id),
  history: null,
  export: {
    title: 'Objectives of the company',
    rows: { of: 'objectives', range: (keys, id) => rowKeys.rowsOfFrame(keys, 'objective', id) },
  },
  search: { name: 'name' },
  personal: null,
});

export const objectiveEntity = defineEntity({
  type: 'objective',
  key: rowKeys.objective,
  fields,
  counters: ['inReleases'],
  present: { model: objectiveSchema },
  heldBy: [{ map: limit }, heldByCompany('objective')],
  derived: derivedOfUse('objective'),
});

export const objectiveDescription = describeEntity(objectiveEntity, {
  keyFromLog: rowKeys.objective,
  history: {
    subject: ({ id }) => ({ about: id }),
    created: 'objective_added',
    removed: 'objective_removed',
    changed: { name: 'objective_name', nameLower: null, generation: null },
  },
  export: {
    title: 'Objectives',
    rows: { of: 'story_maps', range: rowKeys.objectives },
  },
  search: null,
  personal: null,
});

const releaseObjectiveEntity = defineEntity({
  type: 'release_objective',
  key: (keys: Keys, containerId: string, releaseId: string, id: string) =>
    rowKeys.releaseFrame(keys, 'objective', containerId, releaseId, id),
  fields: inReleaseFields,
  present: { model: releaseObjectiveSchema },
  heldBy: [heldByRelease],
  parent: {
    release: (keys, row) => [rowKeys.release(keys, mapOf(row) ?? '', row.releaseId)],
    objective: (keys, row) => [rowKeys.objective(keys, mapOf(row) ?? '', row.objectiveId)],
  },
  derived: derivedOfRelease('objective'),
});

export const releaseObjectiveDescription = describeEntity(releaseObjectiveEntity, {
  keyFromLog: (keys, home, id) => releaseObjectiveEntity.key(keys, home, ...partsOfId(id, 2)),
  history: {
    subject: ({ id }) => {
      const [releaseId = '', about = ''] = id.split('-');
      return { releaseId, about };
    },
    created: 'release_objective_added',
    removed: 'release_objective_removed',
    changed: {
      releaseId: null,
      objectiveId: null,
      // It is put in again after it had left the map.
      onMapGeneration: (_change, subject) => [{ type: 'release_objective_added', ...subject }],
    },
  },
  export: {
    title: 'Objectives of releases',
    rows: { of: 'story_maps', range: rowKeys.frameOfReleases },
  },
  search: null,
  personal: null,
});

/** Objectives, for code that serves both kinds. */
export const objectiveFrame: FrameDefinition<'objective'> = {
  kind: 'objective',
  company: companyObjectiveEntity,
  onMap: objectiveEntity,
  inRelease: releaseObjectiveEntity,
  limit,
  newCompany: (name) => ({ name, uses: 0, benefits: 0 }),
};
