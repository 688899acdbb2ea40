import * as z from 'zod/mini';
import { defineEntity, fieldsOf, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { initiativeOf } from '#lambdas/store/keys.ts';
import {
  initiativeReleaseSchema,
  initiativeWhatSchema,
  releaseGroupSchema,
} from '#shared/model/initiative/initiative.ts';

const groupFields = fieldsOf(releaseGroupSchema, { releases: z.int() });
/**
 * A group of releases in an initiative. `releases` counts them, as a condition: whatever several people do at once, no
 * release is left in a group that is gone.
 */
export type ReleaseGroupItem = RowOf<typeof groupFields>;
const releaseFields = fieldsOf(initiativeReleaseSchema);
/** A release in a group of an initiative; its id is that of the release, so that it is in one group only. */
export type InitiativeReleaseItem = RowOf<typeof releaseFields>;
const whatFields = fieldsOf(initiativeWhatSchema);
/** An Activity of the company that is a column of an initiative. */
export type InitiativeWhatItem = RowOf<typeof whatFields>;

export const releaseGroupEntity = defineEntity({
  type: 'release_group',
  key: rowKeys.releaseGroup,
  fields: groupFields,
  counters: ['releases'],
  present: { model: releaseGroupSchema },
});

export const releaseGroupDescription = describeEntity(releaseGroupEntity, {
  history: null,
  export: {
    title: 'Release groups of initiatives',
    rows: { of: 'initiatives', range: rowKeys.initiativeBoard },
  },
  search: null,
});

export const initiativeReleaseEntity = defineEntity({
  type: 'initiative_release',
  key: rowKeys.initiativeRelease,
  fields: releaseFields,
  present: { model: initiativeReleaseSchema },
  parent: { release_group: (keys, row) => [rowKeys.releaseGroup(keys, initiativeOf(row) ?? '', row.groupId)] },
  derived: (keys, row) => ({
    counts: [
      {
        key: rowKeys.releaseGroup(keys, initiativeOf(row) ?? '', row.groupId),
        attribute: 'releases',
        require: [{ without: 'deletedAt' }],
      },
    ],
  }),
});

export const initiativeReleaseDescription = describeEntity(initiativeReleaseEntity, {
  history: null,
  export: {
    title: 'Releases in initiatives',
    rows: { of: 'initiatives', range: rowKeys.initiativeBoard },
  },
  search: null,
});

export const initiativeWhatEntity = defineEntity({
  type: 'initiative_what',
  key: rowKeys.initiativeWhat,
  fields: whatFields,
  present: { model: initiativeWhatSchema },
});

export const initiativeWhatDescription = describeEntity(initiativeWhatEntity, {
  history: null,
  export: {
    title: 'Activities of initiatives',
    rows: { of: 'initiatives', range: rowKeys.initiativeBoard },
  },
  search: null,
});
