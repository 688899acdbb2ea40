import { createSetting, readSettings } from '#lambdas/entities/company/settings.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { add_setting } from '#shared/contract/company/add_setting.ts';
import { newId } from '#shared/model/ids.ts';
import { settingNameError } from '#shared/rules/company/settings.ts';

export const grants: TableGrants = { Query: ['COMPANY'], PutItem: ['COMPANY'] };

export const handler = implementCommand(add_setting, {
  load: ({ reader, input: { kind } }) => readSettings(reader, kind),
  run: async ({ input: { kind, name }, loaded: list, reader, writer }) => {
    const error = settingNameError(list, null, name);
    if (error !== undefined) throw new CallError(error);
    const id = newId();
    return writer.commit('company', [createSetting(reader.keys, kind, id, name)], { id });
  },
});
