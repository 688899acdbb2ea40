import { benefitEntity, type BenefitItem, visibleBenefit } from '#lambdas/entities/frame/benefit.ts';
import { requireFrameOnMap, existingFrame } from '#lambdas/entities/frame/frame.ts';
import type { ObjectiveItem } from '#lambdas/entities/frame/objective.ts';
import { readOwnMaps, visibleTo } from '#lambdas/entities/story_map/visibleMaps.ts';
import { checkNotStale } from '#lambdas/runtime/checkNotStale.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { change_benefit } from '#shared/contract/frame/change_benefit.ts';
import { benefitError } from '#shared/rules/frame.ts';

const FIELDS = ['name', 'description', 'achieved', 'active', 'start', 'end'] as const;

export const grants: TableGrants = {
  BatchGetItem: ['OBJECTIVE'],
  Query: ['USER'],
  UpdateItem: ['OBJECTIVE'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(change_benefit, {
  load: async ({ reader, uid, input: { containerId, objectiveId, benefitId } }) => {
    const [[item, benefit], own] = await Promise.all([
      reader.get<[ObjectiveItem, BenefitItem]>([
        rowKeys.objective(reader.keys, containerId, objectiveId),
        rowKeys.benefit(reader.keys, objectiveId, benefitId),
      ]),
      readOwnMaps(reader, uid),
    ]);
    return { item, benefit, own };
  },
  run: async ({ input, loaded: { item, benefit: found, own }, reader: { keys }, writer, person }) => {
    const { containerId, objectiveId, fields, expect } = input;
    existingFrame('objective', item);
    const benefit = visibleBenefit(found, visibleTo(person, own, containerId));
    const wanted = FIELDS.filter((field) => fields[field] !== undefined && fields[field] !== benefit[field]);
    if (wanted.length === 0) return writer.unchanged([{ entity: benefitEntity, row: benefit }]);
    checkNotStale(expect, Object.fromEntries(wanted.map((field) => [field, benefit[field]])), benefitEntity, benefit);
    const set = Object.fromEntries(wanted.map((field) => [field, fields[field]]));
    const error = benefitError({ ...benefit, ...set });
    if (error !== undefined) throw new CallError(error);
    return writer.commit({ storyMap: containerId }, [
      change(benefitEntity, benefit, set),
      requireFrameOnMap(keys, 'objective', containerId, objectiveId),
    ]);
  },
});
