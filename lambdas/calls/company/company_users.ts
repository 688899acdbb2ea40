import { company_users } from '#shared/contract/company/company_users.ts';
import type { UserItem, WithoutAccess } from '#lambdas/data/entities/access.ts';
import { implement } from '#lambdas/runtime/implement.ts';

export const handler = implement(company_users, {
  load: async ({ reader }) => {
    const [users, without] = await Promise.all([
      reader.range<UserItem>(reader.keys.users()),
      reader.range<WithoutAccess>(reader.keys.allWithoutAccess()),
    ]);
    return { users, without: new Set(without.map(({ uid }) => uid)) };
  },
  run: async ({ loaded: { users, without } }) => ({
    docs: users.flatMap(({ id, email, username }) =>
      username === null ? [] : [{ uid: id, email, username, active: !without.has(id) }],
    ),
  }),
});
