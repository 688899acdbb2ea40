import * as z from 'zod/mini';
import { defineEntity, fieldsOf, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { initiativeOf, type Key, type Keys, type Range } from '#lambdas/store/keys.ts';
import * as errors from '#shared/errors.ts';
import {
  initiativeReleaseSchema,
  initiativeWhatSchema,
  releaseGroupSchema,
} from '#shared/model/initiative/initiative.ts';
import { MAX_GROUP_RELEASES, MAX_INITIATIVE_RELEASES, MAX_INITIATIVE_WHATS } from '#shared/model/limits.ts';

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

const boardOf = (keys: Keys, row: Key): Range => rowKeys.initiativeBoard(keys, initiativeOf(row) ?? '');

export const releaseGroupEntity = defineEntity({
  type: 'release_group',
  key: rowKeys.releaseGroup,
  fields: groupFields,
  counters: ['releases'],
  present: { model: releaseGroupSchema },
  heldBy: [],
});

export const releaseGroupDescription = describeEntity(releaseGroupEntity, {
  keyFromLog: rowKeys.releaseGroup,
  history: null,
  export: {
    title: 'Release groups of initiatives',
    rows: { of: 'initiatives', range: rowKeys.initiativeBoard },
  },
  search: null,
  personal: null,
});

export const initiativeReleaseEntity = defineEntity({
  type: 'initiative_release',
  key: rowKeys.initiativeRelease,
  fields: releaseFields,
  present: { model: initiativeReleaseSchema },
  heldBy: [
    { list: boardOf, max: MAX_INITIATIVE_RELEASES, refusal: errors.initiativeFull },
    {
      row: (keys, row) => rowKeys.releaseGroup(keys, initiativeOf(row) ?? '', row.groupId),
      counter: 'releases',
      max: MAX_GROUP_RELEASES,
      refusal: errors.releaseGroupFull,
    },
  ],
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
  keyFromLog: rowKeys.initiativeRelease,
  history: null,
  export: {
    title: 'Releases in initiatives',
    rows: { of: 'initiatives', range: rowKeys.initiativeBoard },
  },
  search: null,
  personal: null,
});

export const initiativeWhatEntity = defineEntity({
  type: 'initiative_what',
  key: rowKeys.initiativeWhat,
  fields: whatFields,
  present: { model: initiativeWhatSchema },
  heldBy: [{ list: boardOf, max: MAX_INITIATIVE_WHATS, refusal: errors.initiativeFull }],
});

export const initiativeWhatDescription = describeEntity(initiativeWhatEntity, {
  keyFromLog: rowKeys.initiativeWhat,
  history: null,
  export: {
    title: 'Activities of initiatives',
    rows: { of: 'initiatives', range: rowKeys.initiativeBoard },
  },
  search: null,
  personal: null,
});
