import * as z from 'zod/mini';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { defineEntity, fieldsOf, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import type { Around, Counted } from '#lambdas/store/entity/derived.ts';
import { derivedSteps } from '#lambdas/store/entity/derivedSteps.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import { partsOfId } from '#lambdas/store/entity/keyFromLog.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { keyOf, type Keys, mapOf } from '#lambdas/store/keys.ts';
import { change, create, remove, revive } from '#lambdas/store/steps.ts';
import { mergeSteps } from '#lambdas/store/steps/mergeSteps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import type { Requirement } from '#lambdas/store/table/requirements.ts';
import { CallError, type KnownError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { BACKBONE, type Level } from '#shared/model/limits.ts';
import { releaseWhatSchema } from '#shared/model/release/release.ts';
import { NOTHING_COUNTED } from '#shared/rules/releases.ts';
import { isWhatDone } from '#shared/rules/releases.ts';
import { IS_OPEN, type ReleaseItem } from './release.ts';

// Whether it is done follows from the counters.
const fields = fieldsOf(z.omit(releaseWhatSchema, { completed: true }));
/**
 * An Activity in a release. Its contents there and the sums of its epics are counters; while it has contents it can be
 * neither taken out nor deleted (rule release.10).
 */
export type ReleaseWhatItem = RowOf<typeof fields>;

/** Marks that an Activity is in a release, or has left it and has its tombstone there. */
export type ReleaseOfWhat = { releaseId: string; left?: true };

export const releaseWhatEntity = defineEntity({
  type: 'release_what',
  key: rowKeys.releaseWhat,
  fields,
  counters: Object.keys(NOTHING_COUNTED) as (keyof typeof NOTHING_COUNTED)[],
  present: {
    model: releaseWhatSchema,
    of: (item) => ({ ...item, completed: isWhatDone(item) }),
  },
  heldBy: [],
  parent: {
    release: (keys, row) => [rowKeys.release(keys, mapOf(row) ?? '', row.releaseId)],
    what: (keys, row) => [rowKeys.what(keys, mapOf(row) ?? '', row.whatId)],
  },
  owns: [
    // Epics first, since they use explore items.
    { types: ['epic'], at: (keys, row) => [rowKeys.epicsOfWhat(keys, mapOf(row) ?? '', row.releaseId, row.whatId)] },
    {
      types: ['explore_object'],
      at: (keys, row) => [rowKeys.exploreObjects(keys, mapOf(row) ?? '', row.releaseId, row.whatId)],
    },
  ],
  needs: (keys, row) => ({ keys: [rowKeys.what(keys, mapOf(row) ?? '', row.whatId)] }),
  derived: (keys, row, around) => {
    const containerId = mapOf(row) ?? '';
    const { releaseId, whatId, level } = row;
    const [own, other] = level === BACKBONE ? ['backbones', 'skeletons'] : ['skeletons', 'backbones'];
    return {
      pointers: [
        {
          key: rowKeys.releaseOfWhat(keys, containerId, whatId, releaseId),
          fields: { releaseId },
          deleted: { releaseId, left: true } satisfies ReleaseOfWhat,
        },
      ],
      counts: [
        {
          key: rowKeys.release(keys, containerId, releaseId),
          attribute: own,
          // One level only, at that very moment (rule release.7).
          require: [...IS_OPEN, { counter: other, equals: 0 }],
        },
        ...countsOfWhat(keys, containerId, around.get<WhatItem>(rowKeys.what(keys, containerId, whatId)), around),
      ],
    };
  },
});

/** An Activity counts its releases, and its parent those of the children that it has. */
function countsOfWhat(keys: Keys, containerId: string, what: WhatItem | undefined, around: Around): Counted[] {
  if (what === undefined) return [];
  const own = { key: keyOf(what), attribute: 'inReleases', require: standsAs(what) };
  if (what.parentId === null || what.deletedAt !== undefined) return [own];
  const key = rowKeys.what(keys, containerId, what.parentId);
  const parent = around.get<WhatItem>(key);
  if (parent !== undefined && parent.generation !== what.parentGeneration) return [own];
  return [
    own,
    {
      key,
      attribute: 'childrenInReleases',
      // Under a deleted Activity it is no longer on the map.
      require: [{ without: 'deletedAt' }, { attribute: 'generation', equals: what.parentGeneration }],
      otherwise: errors.whatDoesNotExist,
    },
  ];
}

export const releaseWhatDescription = describeEntity(releaseWhatEntity, {
  keyFromLog: (keys, home, id) => rowKeys.releaseWhat(keys, home, ...partsOfId(id, 2)),
  history: {
    subject: ({ id }) => {
      const [releaseId = '', whatId = ''] = id.split('-');
      return { releaseId, whatId };
    },
    created: 'release_what_added',
    removed: 'release_what_removed',
    changed: { releaseId: null, whatId: null, level: null, exported: null },
  },
  export: {
    title: 'Activities in releases',
    rows: { of: 'story_maps', range: rowKeys.whatsOfReleases },
  },
  search: null,
  personal: null,
});

/** The condition that an Activity is on the map, where it was when it was read. */
const standsAs = ({ generation, level, parentId }: WhatItem): Requirement[] => [
  { without: 'deletedAt' },
  { attribute: 'generation', equals: generation },
  { attribute: 'level', equals: level },
  { attribute: 'parentId', equals: parentId },
];

/**
 * The steps that put Activities into a release, all of the same level.
 * @param former the remaining rows of Activities that were in the release before, in the order of the Activities
 */
export function putIntoRelease(
  keys: Keys,
  containerId: string,
  releaseId: string,
  whats: readonly WhatItem[],
  former: readonly (ReleaseWhatItem | undefined)[],
): Mutation[] {
  return whats.map((what, i) => {
    const all = { releaseId, whatId: what.id, level: what.level, exported: false, ...NOTHING_COUNTED };
    const left = former[i];
    const context = [what];
    if (left !== undefined) return revive(releaseWhatEntity, left, all, { context });
    const key = rowKeys.releaseWhat(keys, containerId, releaseId, what.id);
    return create(releaseWhatEntity, key, `${releaseId}-${what.id}`, all, { context });
  });
}

/**
 * The steps that take Activities out of releases, without contents at that very moment (rule release.10).
 * @param whats the Activities on the map, whose parents count them
 */
export function takeOutOfReleases(whats: readonly WhatItem[], items: readonly ReleaseWhatItem[]): Mutation[] {
  const leaving = new Set(items.map(({ whatId }) => whatId));
  const isEmpty: Requirement[] = [
    { counter: 'exploreObjects', equals: 0 },
    { counter: 'epics', equals: 0 },
  ];
  return [
    ...items.map((item) => remove(releaseWhatEntity, item, { require: isEmpty, context: whats })),
    // The parent that counts it must still be the same.
    ...whats.flatMap((what): Mutation[] =>
      leaving.has(what.id) ? [{ do: 'require', key: keyOf(what), require: standsAs(what) }] : [],
    ),
  ];
}

/**
 * The number of steps that fit into one transaction besides the log entry and the idempotency record, with room to
 * spare.
 */
const MAX_STEPS = 96;

/** @throws CallError with this error when the steps do not fit into one transaction with their derived rows */
export function checkTransactionSize(
  keys: Keys,
  steps: readonly Mutation[],
  error: KnownError,
  message?: string,
): void {
  if (mergeSteps([...steps, ...derivedSteps(keys, steps)]).length > MAX_STEPS)
    throw new CallError(error, message === undefined ? {} : { message });
}

/** The condition for a change of the Activities of a release: it can be edited at that very moment. */
export function requireOpenHead(keys: Keys, containerId: string, { id }: ReleaseItem): Mutation {
  return { do: 'require', key: rowKeys.release(keys, containerId, id), require: IS_OPEN };
}

/** An Activity in a release. @throws CallError what-not-in-release */
export function inRelease(item: ReleaseWhatItem | undefined): ReleaseWhatItem {
  const there = notDeleted(item);
  if (there === undefined) throw new CallError(errors.whatNotInRelease);
  return there;
}

/** The steps that mark an Activity in a release as one with exported epics. */
export function markExported(part: ReleaseWhatItem): Mutation[] {
  return part.exported ? [] : [change(releaseWhatEntity, part, { exported: true })];
}

/** The level of some Activities, undefined when they have different ones. */
export function commonLevel(whats: readonly WhatItem[]): Level | undefined {
  const levels = new Set(whats.map(({ level }) => level));
  return levels.size === 1 ? whats[0]?.level : undefined;
}
