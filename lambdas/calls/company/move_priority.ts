import { companyEntity, type CompanyItem } from '#lambdas/entities/company/company.ts';
import { readSettings } from '#lambdas/entities/company/settings.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { move_priority } from '#shared/contract/company/move_priority.ts';
import * as errors from '#shared/errors.ts';
import { movedPriority } from '#shared/rules/company/priorities.ts';

export const grants: TableGrants = {
  BatchGetItem: ['COMPANY'],
  Query: ['COMPANY'],
  PutItem: ['COMPANY'],
  UpdateItem: ['COMPANY'],
};

export const handler = implementCommand(move_priority, {
  load: ({ reader }) =>
    Promise.all([reader.get<[CompanyItem]>([rowKeys.company(reader.keys)]), readSettings(reader, 'priority')]),
  run: async ({ input: { id, newOrder }, loaded: [[company], list], writer }) => {
    if (company === undefined || !list.some((priority) => priority.id === id))
      throw new CallError(errors.settingDoesNotExist);
    const priorityOrder = movedPriority(company.priorityOrder, list, id, newOrder);
    if (priorityOrder.join() === company.priorityOrder.join())
      return writer.unchanged([{ entity: companyEntity, row: company }], { priorityOrder });
    return writer.commit('company', [change(companyEntity, company, { priorityOrder })], { priorityOrder });
  },
});
