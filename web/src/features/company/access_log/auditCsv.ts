import type { AuditEvent } from '#shared/model/company/audit.ts';
import type { RegisteredEmail } from '#shared/model/people/people.ts';
import { csvOf } from '#shared/rules/csv.ts';
import * as texts from '#shared/texts/company/audit.ts';

type People = ReadonlyMap<string, Pick<RegisteredEmail, 'username' | 'email'>>;

/** The list of access events as a CSV file, with names and addresses as they are now. */
export function auditCsv(events: readonly AuditEvent[], people: People): string {
  const { at, person, email, event, by, byEmail } = texts.columns;
  const of = (uid: string | null) => (uid === null ? undefined : people.get(uid));
  return csvOf([
    [at, person, email, event, by, byEmail],
    ...events.map((one) => [
      new Date(one.at).toISOString(),
      of(one.person)?.username ?? '',
      of(one.person)?.email ?? '',
      texts.kinds[one.kind],
      of(one.by)?.username ?? '',
      of(one.by)?.email ?? '',
    ]),
  ]);
}
