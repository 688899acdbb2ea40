import * as errors from '#shared/errors.ts';
import { companyOfEmail } from '#shared/model/company.ts';
import { emailSchema } from '#shared/model/fields.ts';
import type { RegisteredEmail } from '#shared/model/people.ts';
import type { Person } from '#shared/rules/permissions.ts';
import { adminTexts } from '#shared/texts/admin.ts';
import { fill } from '#shared/texts/fill.ts';
import { refusalFor } from './accessRefusal.ts';

/** The address of the new user, or the error of the typed text. */
export type NewUser = { email: string; error?: never } | { email?: never; error: string };

/**
 * Checks the address of a new user before sending it: it must belong to the company's own domain (rule access.11), must
 * not have access yet, and this administrator must be allowed to grant it. The server checks the same again.
 */
export function checkNewUser(
  typed: string,
  actor: Pick<Person, 'email' | 'superAdmin'> & { company: string },
  users: readonly RegisteredEmail[],
): NewUser {
  if (typed.trim() === '') return { error: adminTexts.emailRequired };
  const parsed = emailSchema.safeParse(typed);
  if (!parsed.success) return { error: adminTexts.emailNotValid };
  const email = parsed.data;
  if (companyOfEmail(email) !== actor.company)
    return { error: fill(errors.domainMismatch.message, { domain: actor.company }) };
  const known = users.find((user) => user.email === email);
  if (known?.active === true) return { error: fill(adminTexts.alreadyActive, { email }) };
  const refusal = known === undefined ? undefined : refusalFor(actor, known);
  return refusal === undefined ? { email } : { error: refusal };
}
