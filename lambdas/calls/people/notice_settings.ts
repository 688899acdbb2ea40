import type { UserItem } from '#lambdas/entities/people/access.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { notice_settings } from '#shared/contract/people/notice_settings.ts';

export const grants: TableGrants = { BatchGetItem: ['PEOPLE'] };

export const handler = implementQuery(notice_settings, {
  load: ({ reader, uid }) => reader.get<[UserItem]>([rowKeys.user(reader.keys, uid)]),
  run: async ({ loaded: [user] }) => ({ mails: user?.mails ?? 'now' }),
});
