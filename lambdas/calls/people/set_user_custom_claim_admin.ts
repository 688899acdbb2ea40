import { accessEntity } from '#lambdas/entities/people/access.ts';
import { accessOfFound, findUser } from '#lambdas/entities/people/accessOf.ts';
import { setRoles } from '#lambdas/entities/people/accessRoles.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { set_user_custom_claim_admin } from '#shared/contract/people/set_user_custom_claim_admin.ts';
import { adminRoleError } from '#shared/rules/people/permissions.ts';

export const grants: TableGrants = { BatchGetItem: ['PEOPLE'], PutItem: ['COMPANY'], UpdateItem: ['ACCESS'] };

export const handler = implementCommand(set_user_custom_claim_admin, {
  load: ({ reader, input }) => findUser(reader, input),
  run: async ({ input: { admin }, loaded: found, person, reader, writer }) => {
    const access = await accessOfFound(reader, found);
    const error = adminRoleError(person, access);
    if (error !== undefined) throw new CallError(error);
    if (access.admin === admin) return writer.unchanged([{ entity: accessEntity, row: access }]);
    return writer.commit('company', setRoles(access, { admin }, person.uid));
  },
});
