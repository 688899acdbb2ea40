import { existingFrame } from '#lambdas/entities/frame/frame.ts';
import {
  companyObjectiveEntity,
  type CompanyObjectiveItem,
  objectiveEntity,
  type ObjectiveItem,
} from '#lambdas/entities/frame/objective.ts';
import { checkNotStale } from '#lambdas/runtime/checkNotStale.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { change_objective_name } from '#shared/contract/frame/change_objective_name.ts';
import * as errors from '#shared/errors.ts';
import { frameNameError } from '#shared/rules/frame.ts';

export const grants: TableGrants = {
  BatchGetItem: ['OBJECTIVE'],
  Query: ['MAP'],
  UpdateItem: ['MAP', 'OBJECTIVE'],
};

export const handler = implementCommand(change_objective_name, {
  load: async ({ reader, input: { containerId, objectiveId } }) => {
    const [rows, [company]] = await Promise.all([
      reader.range<ObjectiveItem>(rowKeys.objectives(reader.keys, containerId)),
      reader.get<[CompanyObjectiveItem]>([rowKeys.companyFrame(reader.keys, 'objective', objectiveId)]),
    ]);
    return { rows: rows.filter((row) => notDeleted(row) !== undefined), company };
  },
  run: async ({ input: { containerId, objectiveId: id, name, expect }, loaded: { rows, company }, writer }) => {
    const there = existingFrame(
      'objective',
      rows.find((row) => row.id === id),
    );
    if (company === undefined) throw new CallError(errors.objectiveDoesNotExist);
    if (company.name === name) return writer.unchanged([{ entity: objectiveEntity, row: there }]);
    checkNotStale(expect, { name: company.name }, objectiveEntity, there);
    const error = frameNameError('objective', { id, name }, rows);
    if (error !== undefined) throw new CallError(error);
    return writer.commit({ storyMap: containerId }, [
      change(companyObjectiveEntity, company, { name }),
      change(objectiveEntity, there, { name, nameLower: name.toLowerCase() }),
    ]);
  },
});
