import { accessEntity, setRoles, type UserItem } from '#lambdas/data/entities/access.ts';
import { accessOf } from '#lambdas/data/entities/accessOf.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { CallError } from '#shared/CallError.ts';
import { set_user_custom_claim_admin } from '#shared/contract/company/set_user_custom_claim_admin.ts';
import { adminRoleRefusal } from '#shared/rules/permissions.ts';

export const grants: TableGrants = { BatchGetItem: ['PEOPLE'], PutItem: ['COMPANY'], UpdateItem: ['ACCESS'] };

export const handler = implementCommand(set_user_custom_claim_admin, {
  load: ({ reader, input: { uid } }) => reader.get<[UserItem]>([rowKeys.user(reader.keys, uid)]),
  run: async ({ input: { admin }, loaded: [user], person, reader, writer }) => {
    const access = await accessOf(reader, user);
    const refusal = adminRoleRefusal(person, access);
    if (refusal !== undefined) throw new CallError(refusal);
    if (access.admin === admin) return writer.unchanged([{ entity: accessEntity, row: access }]);
    return writer.commit('company', setRoles(access, { admin }));
  },
});
