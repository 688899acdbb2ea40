import { companyEntity, type CompanyItem, priorityEntity } from '#lambdas/entities/company/company.ts';
import { readSettings } from '#lambdas/entities/company/settings.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change, create } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { add_priority } from '#shared/contract/company/add_priority.ts';
import * as errors from '#shared/errors.ts';
import { newId } from '#shared/model/ids.ts';
import { movedPriority } from '#shared/rules/company/priorities.ts';
import { settingNameError } from '#shared/rules/company/settings.ts';

export const grants: TableGrants = {
  BatchGetItem: ['COMPANY'],
  Query: ['COMPANY'],
  PutItem: ['COMPANY'],
  UpdateItem: ['COMPANY'],
};

/** The order is part of the company's item, so of two additions at once one is repeated on top of the other. */
export const handler = implementCommand(add_priority, {
  load: ({ reader }) =>
    Promise.all([reader.get<[CompanyItem]>([rowKeys.company(reader.keys)]), readSettings(reader, 'priority')]),
  run: async ({ input: { name, color }, loaded: [[company], list], reader, writer }) => {
    if (company === undefined) throw new CallError(errors.settingDoesNotExist);
    const error = settingNameError(list, null, name);
    if (error !== undefined) throw new CallError(error);
    const id = newId();
    const priorityOrder = movedPriority(company.priorityOrder, list, id, Infinity);
    return writer.commit(
      'company',
      [
        create(priorityEntity, priorityEntity.key(reader.keys, id), id, { name, color, active: true }),
        change(companyEntity, company, { priorityOrder }),
      ],
      { id },
    );
  },
});
