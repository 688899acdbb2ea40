import { userEntity, type UserItem } from '#lambdas/entities/people/access.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { change_notice_settings } from '#shared/contract/people/change_notice_settings.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { BatchGetItem: ['PEOPLE'], PutItem: ['COMPANY'], UpdateItem: ['PEOPLE'] };

export const handler = implementCommand(change_notice_settings, {
  load: ({ reader, uid }) => reader.get<[UserItem]>([rowKeys.user(reader.keys, uid)]),
  run: async ({ input: { mails }, loaded: [user], writer }) => {
    if (user === undefined) throw new CallError(errors.notAuthenticated);
    if ((user.mails ?? 'now') === mails) return writer.unchanged([{ entity: userEntity, row: user }]);
    return writer.commit('company', [change(userEntity, user, { mails })]);
  },
});
