import * as z from 'zod/mini';
import { releases } from '#lambdas/entities/story_map/limits.ts';
import { defineEntity, fieldsOf, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import { yesOrNo } from '#lambdas/store/entity/history.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { type Keys, mapOf } from '#lambdas/store/keys.ts';
import { create } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import type { Requirement } from '#lambdas/store/table/requirements.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { releaseSchema } from '#shared/model/release/release.ts';
import { releaseEditError } from '#shared/rules/releases.ts';
import * as errorTexts from '#shared/texts/errors.ts';

const fields = fieldsOf(releaseSchema, {
  backbones: z.int(),
  skeletons: z.int(),
  // Missing in rows of 0.1.0.
  whatsChanged: z.optional(z.int()),
});
/**
 * A release. `backbones` and `skeletons` count its Activities by level; it holds one level only (rule release.7).
 * Deleting it hides its contents without touching them;
 * from then on `whatsChanged` counts its Activities that were deleted or moved, as a condition for restoring it.
 */
export type ReleaseItem = RowOf<typeof fields>;

/**
 * The number of items that say whether a release can be edited. Each edit checks one of them, so that this many editors
 * rarely collide.
 */
const GUARDS = 16;

export const releaseEntity = defineEntity({
  type: 'release',
  key: rowKeys.release,
  fields,
  counters: ['backbones', 'skeletons', 'whatsChanged'],
  present: { model: releaseSchema },
  heldBy: [{ map: releases }],
  derived: (keys, row) => ({
    pointers: Array.from({ length: GUARDS }, (_, n) => ({
      key: rowKeys.releaseGuard(keys, mapOf(row) ?? '', row.id, n),
      fields: { open: !row.completed },
    })),
  }),
  owns: [
    { types: ['release_what'], at: (keys, row) => [rowKeys.whatsOfRelease(keys, mapOf(row) ?? '', row.id)] },
    {
      types: ['release_objective', 'release_problem'],
      at: (keys, row) => [rowKeys.frameOfRelease(keys, mapOf(row) ?? '', row.id)],
    },
    {
      types: ['comment'],
      at: (keys, row) => [rowKeys.commentsOf(keys, mapOf(row) ?? '', { aboutType: 'release', aboutId: row.id })],
    },
  ],
  trash: rowKeys.trashOfMap,
});

export const releaseDescription = describeEntity(releaseEntity, {
  keyFromLog: rowKeys.release,
  history: {
    subject: ({ id }) => ({ releaseId: id }),
    created: 'release_created',
    removed: 'release_deleted',
    changed: {
      name: 'release_name',
      start: 'release_start',
      end: 'release_end',
      capacity: 'release_capacity',
      completed: yesOrNo('completed', 'release_completed', 'release_uncompleted'),
      created: null,
    },
  },
  export: {
    title: 'Releases of story maps',
    rows: { of: 'story_maps', range: rowKeys.releases },
  },
  search: { name: 'name' },
  personal: null,
});

/** The step that makes an open release, without dates unless they are given (rule release.1). */
export function createRelease(
  keys: Keys,
  containerId: string,
  id: string,
  name: string,
  created: number,
  { start, end }: Pick<ReleaseItem, 'start' | 'end'> = { start: 0, end: 0 },
): Mutation {
  const all = { name, created, start, end, completed: false, capacity: null, backbones: 0, skeletons: 0 };
  return create(releaseEntity, rowKeys.release(keys, containerId, id), id, all);
}

/** An existing release. @throws CallError release-does-not-exist */
export function existingRelease(release: ReleaseItem | undefined): ReleaseItem {
  const there = notDeleted(release);
  if (there === undefined) throw new CallError(errors.releaseDoesNotExist);
  return there;
}

/** A release that can be edited. @throws CallError release-does-not-exist, release-completed */
export function openRelease(release: ReleaseItem | undefined): ReleaseItem {
  const there = existingRelease(release);
  const error = releaseEditError(there);
  if (error !== undefined) throw new CallError(error);
  return there;
}

/** A release that an epic can go into. @throws CallError release-does-not-exist, release-completed */
export function targetRelease(release: ReleaseItem | undefined): ReleaseItem {
  const there = existingRelease(release);
  if (there.completed) throw new CallError(errors.releaseCompleted, { message: errorTexts.targetReleaseCompleted });
  return there;
}

/**
 * The condition for editing the contents of a release: it can be edited at that very moment. When it fails, the next
 * attempt reads the release again and finds the reason.
 */
export function requireOpenRelease(keys: Keys, containerId: string, releaseId: string): Mutation {
  const n = Math.floor(Math.random() * GUARDS);
  return {
    do: 'require',
    key: rowKeys.releaseGuard(keys, containerId, releaseId, n),
    require: [{ attribute: 'open', equals: true }],
  };
}

/** The conditions on a release while Activities are put into it or taken out. */
export const IS_OPEN: readonly Requirement[] = [{ without: 'deletedAt' }, { attribute: 'completed', equals: false }];
