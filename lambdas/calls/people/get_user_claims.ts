import { presentClaims, type UserItem } from '#lambdas/data/entities/access.ts';
import { accessOf } from '#lambdas/data/entities/accessOf.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { get_user_claims } from '#shared/contract/people/get_user_claims.ts';

export const grants: TableGrants = { BatchGetItem: ['PEOPLE'] };

export const handler = implementQuery(get_user_claims, {
  load: ({ reader, input }) => reader.get<[UserItem]>([rowKeys.user(reader.keys, input.uid)]),
  run: async ({ reader, loaded: [user] }) => presentClaims(await accessOf(reader, user)),
});
