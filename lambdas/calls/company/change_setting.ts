import { changeSetting, isActive, readSettings, settingEntity } from '#lambdas/entities/company/settings.ts';
import { checkNotStale } from '#lambdas/runtime/checkNotStale.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { change_setting } from '#shared/contract/company/change_setting.ts';
import * as errors from '#shared/errors.ts';
import { settingNameError } from '#shared/rules/company/settings.ts';

export const grants: TableGrants = {
  Query: ['COMPANY'],
  PutItem: ['COMPANY'],
  UpdateItem: ['COMPANY'],
  DeleteItem: ['COMPANY'],
};

export const handler = implementCommand(change_setting, {
  load: ({ reader, input: { kind } }) => readSettings(reader, kind),
  run: async ({ input: { kind, id, name, active, expect }, loaded: list, writer }) => {
    const item = list.find((setting) => setting.id === id);
    if (item === undefined) throw new CallError(errors.settingDoesNotExist);
    const error = name === undefined ? undefined : settingNameError(list, id, name);
    if (error !== undefined) throw new CallError(error);
    if ((name ?? item.name) === item.name && (active ?? isActive(item)) === isActive(item))
      return writer.unchanged([{ entity: settingEntity(kind), row: item }]);
    const isRenamed = (name ?? item.name) !== item.name;
    checkNotStale(expect, isRenamed ? { name: item.name } : {}, settingEntity(kind), item);
    return writer.commit('company', [changeSetting(kind, item, { name, active })]);
  },
});
