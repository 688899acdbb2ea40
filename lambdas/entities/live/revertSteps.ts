import type { EpicItem } from '#lambdas/entities/epic/epic.ts';
import { requireOpenRelease } from '#lambdas/entities/release/release.ts';
import { readReleasesOfWhat } from '#lambdas/entities/release/releasesOfWhat.ts';
import type { StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { requireNoCircle, requireNoCircleBelow } from '#lambdas/entities/story_map/storyMapLink.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { requireNoRelease } from '#lambdas/entities/what/whatReleases.ts';
import type { Row } from '#lambdas/store/entity/entity.ts';
import { keyOf, mapOf, nameOfKey } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { stepsTo, type Wanted } from '#lambdas/store/steps/stepsTo.ts';
import { CallError, type KnownError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { Release } from '#shared/model/release/release.ts';
import { completionError, epicSizeError } from '#shared/rules/epic/epics.ts';
import { levelMixError, periodError, releaseEditError } from '#shared/rules/releases.ts';
import { moveWhatError } from '#shared/rules/what/levels.ts';
import { requireEmpty, withoutLeft } from './contents.ts';
import { underParents } from './parents.ts';
import type { KeptValue, Plan } from './planRevert.ts';
import { checkLimits } from './revertLimits.ts';
import { requireFreeFrameName, requireOwnText, withOriginal } from './sharedTexts.ts';
import { readSurroundings, releaseKeyOf, rowAfter, type Surroundings } from './surroundings.ts';

/** The steps of a revert, and what else stays as it is, since it is hidden. */
export type RevertSteps = { steps: Mutation[]; hidden: KeptValue[] };

/**
 * The steps that bring entities to the states of a plan, with the conditions that the commands themselves would have
 * (rule undo.5).
 * @throws CallError the refusal of the first condition that does not hold
 */
export async function revertSteps(reader: Reader, containerId: string, plan: Plan): Promise<RevertSteps> {
  const { keys } = reader;
  const around = await readSurroundings(reader, plan.wanted);
  const hidden: KeptValue[] = [];
  const steps: Mutation[] = [];
  const placed: Wanted[] = [];
  for (const each of plan.wanted) {
    const under = underParents(keys, each, plan.wanted, around);
    if (under === undefined) {
      const { type, id } = each.row;
      hidden.push({ type, id, field: null, reason: 'deleted' });
      continue;
    }
    const original = withOriginal(keys, under.wanted, around);
    placed.push(original.wanted);
    steps.push(...under.steps, ...original.steps);
  }
  for (const each of placed) {
    checkRelease(reader, each, placed, around);
    checkEpic(each);
    checkPeriod(each);
  }
  const conditions = await Promise.all([
    ...placed.map((each) => requireOwnText(reader, containerId, each)),
    ...placed.map((each) => requirePlace(reader, each, around)),
    ...placed.map((each) => requireFreeFrameName(reader, each).then(() => [])),
    checkLimits(reader, placed).then(() => []),
  ]);
  return {
    steps: [
      ...stepsTo(
        keys,
        placed.map((each) => withoutLeft(each, placed)),
        around.context,
      ),
      ...steps,
      ...conditions.flat(),
      ...requireOpenReleases(reader, placed),
      ...placed.flatMap((each) => requireEmpty(each, placed, plan.restored.has(each.row.id))),
    ],
    hidden,
  };
}

const refuse = (refusal: KnownError | undefined): void => {
  if (refusal !== undefined) throw new CallError(refusal);
};

/** @throws CallError release-completed, release-what-level-mix, parent-deleted */
function checkRelease({ keys }: Reader, each: Wanted, all: readonly Wanted[], around: Surroundings): void {
  const { row, to } = each;
  // Only reopening a completed release is possible, and completing an open one.
  if (row.type === 'release' && to.fields['completed'] === undefined && row.deletedAt === undefined)
    refuse(releaseEditError(row as unknown as Release));
  for (const key of new Set([row, rowAfter(each)].map((state) => releaseKeyOf(keys, state)))) {
    if (key === undefined || all.some((other) => nameOfKey(other.row) === nameOfKey(key))) continue;
    const release = around.get<Row & { completed: boolean; backbones: number; skeletons: number }>(key);
    refuse(releaseEditError(release));
    const isBack = row.type === 'release_what' && row.deletedAt !== undefined && !to.isDeleted;
    if (isBack && release !== undefined) refuse(levelMixError(release, (row as unknown as WhatItem).level));
  }
  const what = row.type === 'release_what' && !to.isDeleted ? whatOf(row, all, around, keys) : undefined;
  if (what !== undefined && what.level !== row['level']) refuse(errors.releaseWhatLevelMix);
}

function whatOf(row: Row, all: readonly Wanted[], around: Surroundings, keys: Reader['keys']): WhatItem | undefined {
  const key = rowKeys.what(keys, mapOf(row) ?? '', String(row['whatId']));
  const same = all.find((other) => nameOfKey(other.row) === nameOfKey(key));
  return same === undefined ? around.get<WhatItem>(key) : (rowAfter(same) as unknown as WhatItem);
}

/** @throws CallError epic-completed, epic-without-name, epic-full */
function checkEpic(each: Wanted): void {
  const { row, to } = each;
  if (row.type !== 'epic' || to.isDeleted) return;
  const [before, after] = [row, rowAfter(each)] as unknown as [EpicItem, EpicItem];
  if (before.completed && after.completed && row.deletedAt === undefined) refuse(errors.epicCompleted);
  if (after.completed) refuse(completionError(after));
  refuse(epicSizeError(after));
}

/** @throws CallError start-after-end */
function checkPeriod(each: Wanted): void {
  const { start, end } = rowAfter(each);
  if (typeof start === 'number' && typeof end === 'number') refuse(periodError({ start, end }));
}

/** The conditions that the releases of what changes can be edited at that very moment. */
function requireOpenReleases({ keys }: Reader, all: readonly Wanted[]): Mutation[] {
  const releases = new Map(
    all.flatMap((each) =>
      [each.row, rowAfter(each)].flatMap((state) => {
        const key = releaseKeyOf(keys, state);
        return key === undefined ? [] : [[nameOfKey(key), state] as const];
      }),
    ),
  );
  for (const { row } of all) releases.delete(nameOfKey(row));
  return [...releases.values()].map((row) => requireOpenRelease(keys, mapOf(row) ?? '', String(row['releaseId'])));
}

/**
 * The conditions for the place of an Activity: two levels, one level in a release, no story map within itself.
 * @throws CallError of the rules of levels, release-what-level-mix, story-map-circle
 */
async function requirePlace(reader: Reader, each: Wanted, around: Surroundings): Promise<Mutation[]> {
  const { row, to } = each;
  const containerId = mapOf(row);
  if (row.type !== 'what' || containerId === undefined || to.isDeleted) return [];
  const [what, after] = [row, rowAfter(each)] as unknown as [WhatItem, WhatItem];
  const storyMap = around.get<StoryMapHead>(rowKeys.storyMap(reader.keys, containerId));
  if (row.deletedAt !== undefined) return storyMap === undefined ? [] : requireNoCircleBelow(reader, storyMap, what);
  const steps: Mutation[] = [];
  if (to.fields['parentId'] !== undefined) {
    const { parentId } = after;
    const parent =
      parentId === null ? undefined : around.get<WhatItem>(rowKeys.what(reader.keys, containerId, parentId));
    refuse(moveWhatError(what, parentId, parent));
    if (parentId !== null)
      steps.push({ do: 'require', key: keyOf(row), require: [{ attribute: 'childCount', equals: 0 }] });
    if (after.level !== what.level) {
      const pointers = await readReleasesOfWhat(reader, containerId, what.id);
      steps.push(
        { do: 'require', key: keyOf(row), require: [{ counter: 'inReleases', equals: what.inReleases ?? 0 }] },
        ...(await requireNoRelease(reader, containerId, what, pointers)),
      );
    }
  }
  const child = to.fields['childContainerId'];
  if (typeof child === 'string' && storyMap !== undefined)
    steps.push(...(await requireNoCircle(reader, storyMap, child)));
  return steps;
}
