import { priorityEntity } from '#lambdas/entities/company/company.ts';
import { readSettings } from '#lambdas/entities/company/settings.ts';
import { checkNotStale } from '#lambdas/runtime/checkNotStale.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { change_priority } from '#shared/contract/company/change_priority.ts';
import * as errors from '#shared/errors.ts';
import { settingNameError } from '#shared/rules/company/settings.ts';

export const grants: TableGrants = {
  Query: ['COMPANY'],
  PutItem: ['COMPANY'],
  UpdateItem: ['COMPANY'],
  DeleteItem: ['COMPANY'],
};

export const handler = implementCommand(change_priority, {
  load: ({ reader }) => readSettings(reader, 'priority'),
  run: async ({ input: { id, expect, ...input }, loaded: list, writer }) => {
    const priority = list.find((one) => one.id === id);
    if (priority === undefined) throw new CallError(errors.settingDoesNotExist);
    const { name = priority.name, color = priority.color, active = priority.active } = input;
    const error = settingNameError(list, id, name);
    if (error !== undefined) throw new CallError(error);
    if (name === priority.name && color === priority.color && active === priority.active)
      return writer.unchanged([{ entity: priorityEntity, row: priority }]);
    checkNotStale(expect, name === priority.name ? {} : { name: priority.name }, priorityEntity, priority);
    return writer.commit('company', [change(priorityEntity, priority, { name, color, active })]);
  },
});
