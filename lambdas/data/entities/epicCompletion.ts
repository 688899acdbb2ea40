import { CallError } from '#shared/CallError.ts';
import { completionRefusal } from '#shared/rules/epic/epics.ts';
import type { Keys } from '../keys.ts';
import type { Mutation } from '../mutations.ts';
import { change } from '../steps.ts';
import { epicEntity, type EpicFields, type EpicItem } from './epic.ts';
import { requireOpen } from './release.ts';

/**
 * The steps that complete an epic of an open release, whoever does it (rule epic.7).
 * @param set what else changes with it
 * @throws CallError epic-without-name
 */
export function completeEpic(
  keys: Keys,
  mapId: string,
  epic: EpicItem,
  set: Partial<Omit<EpicFields, 'completed'>> = {},
): Mutation[] {
  const refusal = completionRefusal(epic);
  if (refusal !== undefined) throw new CallError(refusal);
  return [change(epicEntity, epic, { ...set, completed: true }), requireOpen(keys, mapId, epic.releaseId)];
}
