import type { AccessItem, UserItem } from '#lambdas/entities/people/access.ts';
import type { CompanyAccessRequestItem } from '#lambdas/entities/people/companyAccessRequest.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { company_access_requests } from '#shared/contract/people/company_access_requests.ts';
import { MAX_SHOWN_ACCESS_REQUESTS } from '#shared/model/limits.ts';

export const grants: TableGrants = { BatchGetItem: ['PEOPLE'], Query: ['PEOPLE'] };

export const handler = implementQuery(company_access_requests, {
  load: ({ reader }) => reader.range<CompanyAccessRequestItem>(rowKeys.companyAccessRequests(reader.keys)),
  run: async ({ loaded, reader }) => {
    const waiting = loaded.filter(notDeleted).sort((a, b) => a.date - b.date);
    const [access, users] = await Promise.all([
      reader.get<AccessItem[]>(waiting.map(({ email }) => rowKeys.access(reader.keys, email))),
      reader.get<UserItem[]>(waiting.map(({ id }) => rowKeys.user(reader.keys, id))),
    ]);
    // A request that an admin granted at the same moment is obsolete.
    const docs = waiting.flatMap(({ id, version, email, date }, i) =>
      access[i]?.active === false ? [{ uid: id, version, email, username: users[i]?.username ?? null, date }] : [],
    );
    return { docs: docs.slice(0, MAX_SHOWN_ACCESS_REQUESTS), total: docs.length };
  },
});
