import type { UserItem } from '#lambdas/entities/people/access.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import type { LogEntry } from '#lambdas/store/changeLog.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { latest } from '#lambdas/store/rangeReads.ts';
import { firstUlidAt } from '#lambdas/store/ulid.ts';
import { CallError } from '#shared/CallError.ts';
import { access_audit } from '#shared/contract/company/access_audit.ts';
import * as errors from '#shared/errors.ts';
import { auditEventsOf } from '#shared/rules/company/audit.ts';

/** How many entries of the company's change log are read for a page; those of settings show nothing. */
const READ = 200;

export const grants: TableGrants = { BatchGetItem: ['PEOPLE'], Query: ['COMPANY'] };

export const handler = implementQuery(access_audit, {
  load: async ({ reader, input: { person, to, before } }) => {
    const [page, [user]] = await Promise.all([
      latest<LogEntry>(reader, rowKeys.companyLogs(reader.keys), {
        before: before ?? (to === undefined ? undefined : firstUlidAt(to)),
        limit: READ,
      }),
      person === undefined ? [] : reader.get<[UserItem]>([rowKeys.user(reader.keys, person)]),
    ]);
    return { ...page, user };
  },
  run: async ({ input: { person, kind, from = 0 }, loaded: { items, isAll, user } }) => {
    if (person !== undefined && user === undefined) throw new CallError(errors.userDoesNotExist);
    const inPeriod = items.filter(({ at }) => at >= from);
    const docs = inPeriod
      .flatMap((entry) => auditEventsOf(entry))
      .filter((event) => person === undefined || event.person === person || event.by === person)
      .filter((event) => kind === undefined || event.kind === kind);
    const hasMore = !isAll && inPeriod.length === items.length;
    return { docs, next: hasMore ? (items.at(-1)?.id ?? null) : null };
  },
});
