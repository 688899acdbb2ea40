import { type AccessItem, changeSignIns } from '#lambdas/entities/people/access.ts';
import { accountsOf, poolNameOf, unlinkedSignIns } from '#lambdas/entities/people/signIns.ts';
import { userPool, type UserPoolGrants } from '#lambdas/ports/identity/userPool.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { unlink_sign_in } from '#shared/contract/people/unlink_sign_in.ts';
import * as errors from '#shared/errors.ts';
import { unlinkError } from '#shared/rules/people/signIns.ts';

export const grants: TableGrants = { PutItem: ['COMPANY'], UpdateItem: ['ACCESS'], DeleteItem: ['PEOPLE'] };

export const userPoolGrants: UserPoolGrants = ['AdminDeleteUser'];

/** The table comes first: an account that the pool fails to delete signs in to nobody until it is linked again. */
export const handler = implementCommand(unlink_sign_in, {
  async load({ reader, email, sub, authTime }) {
    const [access] = await reader.get<[AccessItem]>([rowKeys.access(reader.keys, email)]);
    return { access, sub, authTime };
  },
  run: async ({ input: { signInId }, loaded: { access, sub, authTime }, writer }) => {
    if (access === undefined) throw new CallError(errors.notAuthenticated);
    const ways = accountsOf(access).map((id) => ({ id, current: id === sub }));
    const error = unlinkError(ways, signInId, authTime, Date.now());
    if (error !== undefined) throw new CallError(error);
    const change = await writer.commit('company', [changeSignIns(access, unlinkedSignIns(access, signInId))]);
    await userPool().deleteAccount(poolNameOf(access, signInId));
    return change;
  },
});
