import * as z from 'zod/mini';
import { isVisible, type VisibleMaps } from '#lambdas/entities/story_map/visibleMaps.ts';
import { defineEntity, fieldsOf, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import { yesOrNo } from '#lambdas/store/entity/history.ts';
import { loggedText } from '#lambdas/store/entity/keyFromLog.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { create, remove } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { type Benefit, benefitSchema } from '#shared/model/frame.ts';
import { MAX_BENEFITS } from '#shared/model/limits.ts';

const fields = fieldsOf(benefitSchema, { mapId: z.string() });
/** A benefit of an objective. Only people who may see the map that added it see it (rule objective.11). */
export type BenefitItem = RowOf<typeof fields>;

export const benefitEntity = defineEntity({
  type: 'benefit',
  key: rowKeys.benefit,
  fields,
  changedWith: ['objectiveId', 'name'],
  present: { model: benefitSchema },
  heldBy: [
    {
      row: (keys, row) => rowKeys.companyFrame(keys, 'objective', row.objectiveId),
      counter: 'benefits',
      max: MAX_BENEFITS,
      refusal: errors.tooManyBenefits,
    },
  ],
  parent: {
    company_objective: (keys, row) => [rowKeys.companyFrame(keys, 'objective', row.objectiveId)],
    story_map: (keys, row) => [rowKeys.storyMap(keys, row.mapId)],
  },
  derived: (keys, { objectiveId }) => ({
    counts: [{ key: rowKeys.companyFrame(keys, 'objective', objectiveId), attribute: 'benefits' }],
  }),
});

export const benefitDescription = describeEntity(benefitEntity, {
  keyFromLog: (keys, _home, id, fields) => rowKeys.benefit(keys, loggedText(fields, 'objectiveId'), id),
  history: {
    subject: ({ was, now }) => {
      const { name } = { ...was, ...now } as Record<string, string | undefined>;
      return name === undefined ? {} : { about: name };
    },
    created: 'benefit_added',
    removed: 'benefit_removed',
    changed: {
      name: 'benefit_name',
      description: 'benefit_description',
      achieved: 'benefit_achieved',
      active: yesOrNo('active', 'benefit_active', 'benefit_inactive'),
      start: 'benefit_start',
      end: 'benefit_end',
      objectiveId: null,
      mapId: null,
    },
  },
  export: {
    title: 'Benefits of objectives',
    rows: { of: 'objectives', range: (keys, id) => rowKeys.rowsOfFrame(keys, 'objective', id) },
  },
  search: null,
  personal: null,
});

/** The step that adds a benefit to an objective, by a map that uses it. */
export const addBenefit = (
  keys: Keys,
  containerId: string,
  id: string,
  benefit: Omit<Benefit, 'id' | 'version'>,
): Mutation =>
  create(benefitEntity, rowKeys.benefit(keys, benefit.objectiveId, id), id, { ...benefit, mapId: containerId });

/** The step that deletes a benefit. Its tombstone is small, since pages read over it; the log keeps the description. */
export const deleteBenefit = (item: BenefitItem): Mutation => remove(benefitEntity, item, { set: { description: '' } });

/** A benefit that the caller may see. @throws CallError benefit-does-not-exist */
export function visibleBenefit(item: BenefitItem | undefined, visible: VisibleMaps): BenefitItem {
  const there = notDeleted(item);
  if (there === undefined || !isVisible(there.mapId, visible)) throw new CallError(errors.benefitDoesNotExist);
  return there;
}
