import { type AccessItem, presentRegisteredEmail, type UserItem } from '#lambdas/entities/people/access.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { partOf } from '#lambdas/runtime/parts.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { registered_emails } from '#shared/contract/people/registered_emails.ts';

export const grants: TableGrants = { Query: ['PEOPLE'] };

export const handler = implementQuery(registered_emails, {
  load: ({ reader }) => reader.range<UserItem>(rowKeys.users(reader.keys)),
  run: async ({ input: { after }, reader, loaded: users }) => {
    const access = await reader.get<AccessItem[]>(users.map((user) => rowKeys.access(reader.keys, user.email)));
    const docs = users.flatMap((user, i) => {
      const item = access[i];
      // Leaves out addresses without access that nobody can sign in with, such as those of removed users.
      if (item === undefined || (!item.active && item.sub === null)) return [];
      return [{ ...presentRegisteredEmail(item), version: item.version, username: user.username }];
    });
    const part = partOf({ docs }, { after });
    return { ...part, docs: part.docs.sort((a, b) => (a.email < b.email ? -1 : 1)) };
  },
});
