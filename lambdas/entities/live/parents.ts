import type { Row } from '#lambdas/store/entity/entity.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import { type Keys, keyOf, nameOfKey } from '#lambdas/store/keys.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import type { Wanted } from '#lambdas/store/steps/stepsTo.ts';
import type { Requirement } from '#lambdas/store/table/requirements.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { BACKBONE } from '#shared/model/limits.ts';
import { parentsOf, rowAfter, type Surroundings } from './surroundings.ts';

/** The field with the generation of a parent that an entity belongs to; undefined when it belongs to all of them. */
function generationField({ type, whoId }: Row, parent: Row): string | undefined {
  if (type === 'what') return 'parentGeneration';
  if (parent.type === 'who') return whoId === parent.id ? 'whoGeneration' : 'otherWhoGeneration';
  if (parent.type !== 'what') return undefined;
  return type === 'what_who_link' || type.startsWith('what_') ? 'whatGeneration' : undefined;
}

/**
 * An entity under its present parents, with the conditions that they are there. An Activity comes back under its parent
 * also when that was added again meanwhile, as from the trash (rule trash.3).
 * @returns undefined for one that is hidden under something deleted, and so stays as it is
 * @throws CallError parent-deleted when it cannot come back for that reason
 */
export function underParents(
  keys: Keys,
  wanted: Wanted,
  all: readonly Wanted[],
  around: Surroundings,
): { wanted: Wanted; steps: Mutation[] } | undefined {
  const { entity, row, to } = wanted;
  const isRestored = row.deletedAt !== undefined && !to.isDeleted;
  const fields: Record<string, unknown> = { ...to.fields };
  const steps: Mutation[] = [];
  for (const key of parentsOf(keys, entity, rowAfter(wanted))) {
    const same = all.find((other) => nameOfKey(other.row) === nameOfKey(key));
    const parent = same === undefined ? notDeleted(around.get<Row>(key)) : parentAfter(same, to.isDeleted);
    const field = parent === undefined ? undefined : generationField(row, parent);
    const isOfNow = field === undefined || { ...row, ...fields }[field] === parent?.['generation'];
    if (parent !== undefined && !isOfNow && isRestored && row.type === 'what') fields[field] = parent['generation'];
    else if (parent === undefined || !isOfNow) {
      if (isRestored) throw new CallError(errors.parentDeleted);
      return undefined;
    }
    if (same === undefined) steps.push({ do: 'require', key: keyOf(parent), require: isThere(row, parent, field) });
  }
  return { wanted: { ...wanted, to: { ...to, fields } }, steps };
}

/** A parent that the same revert changes; what goes together may go in any order. */
function parentAfter(parent: Wanted, isGoing: boolean): Row | undefined {
  return parent.to.isDeleted && !isGoing ? undefined : rowAfter(parent);
}

function isThere({ type }: Row, parent: Row, field: string | undefined): Requirement[] {
  return [
    { is: 'there' },
    { without: 'deletedAt' },
    ...(field === undefined ? [] : [{ attribute: 'generation', equals: parent['generation'] }]),
    ...(type === 'what' ? [{ attribute: 'level', equals: BACKBONE }] : []),
  ];
}
