import { company_users } from '#shared/contract/company/company_users.ts';
import type { UserItem } from '#lambdas/data/entities/access.ts';
import { implement } from '#lambdas/runtime/implement.ts';

export const handler = implement(company_users, {
  load: ({ reader }) => reader.range<UserItem>(reader.keys.users()),
  run: async ({ loaded: users }) => ({
    docs: users.flatMap(({ id, email, username }) => (username === null ? [] : [{ uid: id, email, username }])),
  }),
});
