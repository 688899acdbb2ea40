import { derivedSteps } from '#lambdas/store/entity/derivedSteps.ts';
import type { Row } from '#lambdas/store/entity/entity.ts';
import { type Key, keyOf } from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { mergeSteps } from '#lambdas/store/steps/mergeSteps.ts';
import { keyOfStep, type Mutation } from '#lambdas/store/steps/mutations.ts';
import { holds } from '#lambdas/store/table/holds.ts';
import type { Requirement } from '#lambdas/store/table/requirements.ts';
import { transactItems } from '#lambdas/store/table/transaction.ts';
import { CallError, type KnownError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';

/** A condition of a step on an item. */
type Condition = { key: Key; require: readonly Requirement[]; otherwise: KnownError | undefined };

/** All that a transaction would write or check for some steps, except the trash and the log. */
export const allSteps = (reader: Reader, steps: readonly Mutation[]): Mutation[] =>
  mergeSteps([...steps, ...derivedSteps(reader.keys, steps)]);

/** How many items of a transaction these are, with their entries in the trash. @param all of `allSteps` */
export const itemsOf = (all: readonly Mutation[]): number =>
  all.reduce((sum, step) => {
    const isInTrash = 'entity' in step && step.kind.trash !== undefined && step.entity.trash !== undefined;
    return sum + transactItems(step, 0).length + (isInTrash ? 1 : 0);
  }, 0);

/**
 * Checks the conditions of steps at once, so that what can never be written is refused in words. The transaction checks
 * them again. One round.
 * @param steps their own conditions come first, since those have the plainest refusals
 * @param all of `allSteps`
 * @throws CallError the refusal of a condition that does not hold, or one that fits what it is about
 */
export async function checkSteps(reader: Reader, steps: readonly Mutation[], all: readonly Mutation[]): Promise<void> {
  const conditions = [...steps.filter((step) => !('entity' in step)), ...all].flatMap(conditionOf);
  if (conditions.length === 0) return;
  const rows = await reader.get<Row[]>(conditions.map(({ key }) => key));
  conditions.forEach(({ key, require, otherwise }, i) => {
    const row = rows[i];
    if (!require.every((each) => holds(each, row))) throw new CallError(otherwise ?? refusalAt(key, row));
  });
}

function conditionOf(step: Mutation): Condition[] {
  if ('entity' in step)
    return (step.require ?? []).length === 0
      ? []
      : [{ key: keyOf(step.item), require: step.require ?? [], otherwise: undefined }];
  if (step.do === 'deletePointer' || step.require === undefined) return [];
  return [{ key: keyOfStep(step), require: step.require, otherwise: step.otherwise }];
}

/** The refusal of a derived condition, by what it is about. */
function refusalAt({ pk, sk }: Key, row: Row | undefined): KnownError {
  if (/#TEXT#what#/.test(pk)) return errors.descriptionTaken;
  if (/#TEXT#who#/.test(pk)) return errors.nameTaken;
  if (sk.startsWith('unique#explore#')) return errors.exploreObjectExists;
  if (sk.startsWith('guard#')) return errors.releaseCompleted;
  if (sk.startsWith('release#') && row !== undefined && row.deletedAt === undefined)
    return row['completed'] === true ? errors.releaseCompleted : errors.releaseWhatLevelMix;
  return errors.revertBlocked;
}
