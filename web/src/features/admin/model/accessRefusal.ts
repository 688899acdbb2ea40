import type { RegisteredEmail } from '#shared/model/people.ts';
import { accessChangeRefusal, type Person } from '#shared/rules/permissions.ts';

/** The text for why `actor` may not change a user's access; undefined when they may (rule access.10). */
export function refusalFor(actor: Pick<Person, 'email' | 'superAdmin'>, user: RegisteredEmail): string | undefined {
  const refusal = accessChangeRefusal(actor, {
    email: user.email,
    admin: user.claims.admin,
    superAdmin: user.claims.super_admin,
  });
  return refusal?.message;
}
