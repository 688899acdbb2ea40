import { type AccessItem, presentClaims, type UserItem } from '#lambdas/data/entities/access.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { CallError } from '#shared/CallError.ts';
import { get_user_claims } from '#shared/contract/company/get_user_claims.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { BatchGetItem: ['PEOPLE'] };

export const handler = implementQuery(get_user_claims, {
  load: ({ reader, input }) => reader.get<[UserItem]>([rowKeys.user(reader.keys, input.uid)]),
  run: async ({ reader, loaded: [user] }) => {
    const [access] =
      user === undefined ? [] : await reader.get<[AccessItem]>([rowKeys.access(reader.keys, user.email)]);
    if (access === undefined) throw new CallError(errors.userDoesNotExist);
    return presentClaims(access);
  },
});
