import type { PersonPointer, UserItem } from '#lambdas/entities/people/access.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { partOf } from '#lambdas/runtime/parts.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { company_users } from '#shared/contract/people/company_users.ts';

export const grants: TableGrants = { Query: ['PEOPLE'] };

export const handler = implementQuery(company_users, {
  load: async ({ reader }) => {
    const [users, without] = await Promise.all([
      reader.range<UserItem>(rowKeys.users(reader.keys)),
      reader.range<PersonPointer>(rowKeys.allWithoutAccess(reader.keys)),
    ]);
    return { users, without: new Set(without.map(({ uid }) => uid)) };
  },
  run: async ({ input: { after }, loaded: { users, without } }) => {
    const docs = users.flatMap(({ id, email, username, erased }) =>
      username === null
        ? []
        : [{ uid: id, email: erased === undefined ? email : '', username, active: !without.has(id) }],
    );
    return partOf({ docs }, { after });
  },
});
