import { emailSchema } from '#shared/model/fields.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import type { RegisteredEmail } from '#shared/model/people/people.ts';
import type { Person } from '#shared/rules/people/permissions.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import * as adminTexts from '#shared/texts/people/admin.ts';
import { refusalFor } from './accessRefusal.ts';
import { addressesIn } from './addresses.ts';

type Actor = Pick<Person, 'email' | 'superAdmin'> & { company: string };

/** The address of the new user, or the error of the typed text. */
export type NewUser = { email: string; error?: never } | { email?: never; error: string };

/** An address to add, as it was typed, and what comes of it. */
export type NewUserLine = NewUser & { typed: string };

/** The most people that can be added at once. */
export const MAX_NEW_USERS = 200;

/**
 * Checks the addresses of new users before anything is sent, each for itself (rule access.30).
 * @returns a line for each address, in the order of the text; none for an empty text
 */
export function checkNewUsers(text: string, actor: Actor, users: readonly RegisteredEmail[]): NewUserLine[] {
  const seen = new Set<string>();
  return addressesIn(text).map((typed) => {
    const checked = checkNewUser(typed, actor, users);
    if (checked.email === undefined) return { typed, ...checked };
    if (seen.has(checked.email)) return { typed, error: adminTexts.emailTwice({ email: checked.email }) };
    seen.add(checked.email);
    return { typed, ...checked };
  });
}

/**
 * Checks the address of a new user before sending it: it must belong to the company's own domain (rule access.11), must
 * not have access yet, and this administrator must be allowed to grant it. The server checks the same again.
 */
export function checkNewUser(typed: string, actor: Actor, users: readonly RegisteredEmail[]): NewUser {
  if (typed.trim() === '') return { error: adminTexts.emailRequired };
  const parsed = emailSchema.safeParse(typed);
  if (!parsed.success) return { error: adminTexts.emailNotValid };
  const email = parsed.data;
  if (companyOfEmail(email) !== actor.company) return { error: errorTexts.domainMismatch({ domain: actor.company }) };
  const known = users.find((user) => user.email === email);
  if (known?.active === true) return { error: adminTexts.alreadyActive({ email }) };
  const refusal = known === undefined ? undefined : refusalFor(actor, known);
  return refusal === undefined ? { email } : { error: refusal };
}
