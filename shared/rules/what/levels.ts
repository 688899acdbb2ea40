import type { KnownError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { BACKBONE, type Level, SKELETON } from '#shared/model/limits.ts';

/** The fields of an Activity for the two-level rule. */
export type Levelled = { id: string; level: Level; parentId: string | null };

/** The level of an Activity with this parent. */
export function levelUnder(parentId: string | null): Level {
  return parentId === null ? BACKBONE : SKELETON;
}

/**
 * Whether an Activity can be added at `level` under `parentId`: the backbone has no parent, a skeleton Activity needs
 * one (rule what.1). `parentError` checks whether the parent is an existing backbone Activity.
 */
export function addWhatError(level: Level, parentId: string | null): KnownError | undefined {
  return levelUnder(parentId) === level ? undefined : errors.levelMix;
}

/** Whether `parent` can have children: it must exist and be a backbone Activity (rule what.1). */
export function parentError(parent: Levelled | undefined): KnownError | undefined {
  if (parent === undefined) return errors.parentDoesNotExist;
  return parent.level === BACKBONE ? undefined : errors.levelMix;
}

/**
 * Whether `what` can go under `newParent` (null: to the backbone). A backbone Activity with children cannot go under
 * another, since there are always two levels (rule what.2).
 */
export function moveWhatError(
  what: Levelled & { childCount: number },
  newParentId: string | null,
  newParent: Levelled | undefined,
): KnownError | undefined {
  if (newParentId === null) return undefined;
  if (newParentId === what.id) return errors.ownParent;
  if (what.childCount > 0) return errors.parentHasChildren;
  return parentError(newParent);
}
