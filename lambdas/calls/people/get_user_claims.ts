import { presentClaims, type UserItem } from '#lambdas/entities/people/access.ts';
import { accessOf } from '#lambdas/entities/people/accessOf.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { get_user_claims } from '#shared/contract/people/get_user_claims.ts';

export const grants: TableGrants = { BatchGetItem: ['PEOPLE'] };

export const handler = implementQuery(get_user_claims, {
  load: ({ reader, input }) => reader.get<[UserItem]>([rowKeys.user(reader.keys, input.uid)]),
  run: async ({ reader, loaded: [user] }) => presentClaims(await accessOf(reader, user)),
});
