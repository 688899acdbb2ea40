import { addBenefit } from '#lambdas/entities/frame/benefit.ts';
import { requireFrameOnMap, existingFrame } from '#lambdas/entities/frame/frame.ts';
import type { CompanyObjectiveItem, ObjectiveItem } from '#lambdas/entities/frame/objective.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { add_benefit } from '#shared/contract/frame/add_benefit.ts';
import * as errors from '#shared/errors.ts';
import { newId } from '#shared/model/ids.ts';
import { MAX_BENEFITS } from '#shared/model/limits.ts';
import { benefitError } from '#shared/rules/frame.ts';

export const grants: TableGrants = {
  BatchGetItem: ['OBJECTIVE'],
  PutItem: ['OBJECTIVE'],
  UpdateItem: ['OBJECTIVE'],
  ConditionCheckItem: ['MAP'],
};

export const handler = implementCommand(add_benefit, {
  load: ({ reader, input: { containerId, objectiveId } }) =>
    reader.get<[ObjectiveItem, CompanyObjectiveItem]>([
      rowKeys.objective(reader.keys, containerId, objectiveId),
      rowKeys.companyFrame(reader.keys, 'objective', objectiveId),
    ]),
  run: async ({ input: { containerId, ...benefit }, loaded: [item, company], reader: { keys }, writer }) => {
    existingFrame('objective', item);
    const error = benefitError(benefit);
    if (error !== undefined) throw new CallError(error);
    if ((company?.benefits ?? 0) >= MAX_BENEFITS) throw new CallError(errors.tooManyBenefits);
    const id = newId();
    const steps = [
      addBenefit(keys, containerId, id, benefit),
      requireFrameOnMap(keys, 'objective', containerId, benefit.objectiveId),
    ];
    return writer.commit({ storyMap: containerId }, steps, { id });
  },
});
