import { type BenefitItem, deleteBenefit, visibleBenefit } from '#lambdas/entities/frame/benefit.ts';
import { requireFrameOnMap, existingFrame } from '#lambdas/entities/frame/frame.ts';
import type { ObjectiveItem } from '#lambdas/entities/frame/objective.ts';
import { readOwnMaps, visibleTo } from '#lambdas/entities/story_map/visibleMaps.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { delete_benefit } from '#shared/contract/frame/delete_benefit.ts';

export const grants: TableGrants = {
  BatchGetItem: ['OBJECTIVE'],
  Query: ['USER'],
  UpdateItem: ['OBJECTIVE'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(delete_benefit, {
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
    const { containerId, objectiveId } = input;
    existingFrame('objective', item);
    const benefit = visibleBenefit(found, visibleTo(person, own, containerId));
    return writer.commit({ storyMap: containerId }, [
      deleteBenefit(benefit),
      requireFrameOnMap(keys, 'objective', containerId, objectiveId),
    ]);
  },
});
