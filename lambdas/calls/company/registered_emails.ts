import { type AccessItem, presentClaims, type UserItem } from '#lambdas/data/entities/access.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { partOf } from '#lambdas/runtime/parts.ts';
import { registered_emails } from '#shared/contract/company/registered_emails.ts';

export const grants: TableGrants = { Query: ['PEOPLE'] };

export const handler = implementQuery(registered_emails, {
  load: ({ reader }) => reader.range<UserItem>(rowKeys.users(reader.keys)),
  run: async ({ input: { after }, reader, loaded: users }) => {
    const access = await reader.get<AccessItem[]>(users.map((user) => rowKeys.access(reader.keys, user.email)));
    const docs = users.flatMap((user, i) => {
      const item = access[i];
      const signedUp = user.username !== null;
      // Leaves out addresses that lost their access before anybody signed up with them.
      if (item === undefined || (!item.active && !signedUp)) return [];
      const { email, uid, version, active } = item;
      return [{ email, uid, version, active, signedUp, username: user.username, claims: presentClaims(item) }];
    });
    const part = partOf({ docs }, { after });
    return { ...part, docs: part.docs.sort((a, b) => (a.email < b.email ? -1 : 1)) };
  },
});
