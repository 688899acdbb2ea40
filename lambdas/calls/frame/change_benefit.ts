import { benefitEntity, type BenefitItem, thereIsBenefit } from '#lambdas/entities/frame/benefit.ts';
import { requireOnMap, thereIsFrame } from '#lambdas/entities/frame/frame.ts';
import type { ObjectiveItem } from '#lambdas/entities/frame/objective.ts';
import { readOwnMaps, visibleTo } from '#lambdas/entities/story_map/visibleMaps.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { refuseStale } from '#lambdas/runtime/refuseStale.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { change_benefit } from '#shared/contract/frame/change_benefit.ts';
import { benefitRefusal } from '#shared/rules/frame.ts';

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
    thereIsFrame('objective', item);
    const benefit = thereIsBenefit(found, visibleTo(person, own, containerId));
    const wanted = FIELDS.filter((field) => fields[field] !== undefined && fields[field] !== benefit[field]);
    if (wanted.length === 0) return writer.unchanged([{ entity: benefitEntity, row: benefit }]);
    refuseStale(expect, Object.fromEntries(wanted.map((field) => [field, benefit[field]])), benefitEntity, benefit);
    const set = Object.fromEntries(wanted.map((field) => [field, fields[field]]));
    const refusal = benefitRefusal({ ...benefit, ...set });
    if (refusal !== undefined) throw new CallError(refusal);
    return writer.commit({ storyMap: containerId }, [
      change(benefitEntity, benefit, set),
      requireOnMap(keys, 'objective', containerId, objectiveId),
    ]);
  },
});
