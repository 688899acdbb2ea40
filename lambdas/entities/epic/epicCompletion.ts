import { requireOpenRelease } from '#lambdas/entities/release/release.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import { change } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { CallError } from '#shared/CallError.ts';
import { completionError } from '#shared/rules/epic/epics.ts';
import { epicEntity, type EpicFields, type EpicItem } from './epic.ts';

/**
 * The steps that complete an epic of an open release, whoever does it (rule epic.7).
 * @param set what else changes with it
 * @throws CallError epic-without-name
 */
export function completeEpic(
  keys: Keys,
  containerId: string,
  epic: EpicItem,
  set: Partial<Omit<EpicFields, 'completed'>> = {},
): Mutation[] {
  const error = completionError(epic);
  if (error !== undefined) throw new CallError(error);
  return [change(epicEntity, epic, { ...set, completed: true }), requireOpenRelease(keys, containerId, epic.releaseId)];
}
