import type { RegisteredEmail } from '#shared/model/people/people.ts';
import { initialsOfName } from '#shared/rules/people/initialsOfName.ts';
import type { AddressAccess } from '#web/replica/company/entities.ts';

/** Usernames by uid. They are not part of the access data. */
export type Names = Readonly<Record<string, string>>;

/**
 * The administrator's list, by address. Leaves out addresses that lost access before anyone signed up with them (rule
 * access.14).
 */
export function usersOf(addresses: Iterable<AddressAccess>, names: Names): RegisteredEmail[] {
  return [...addresses]
    .filter(({ active, signedUp }) => active || signedUp)
    .map(({ id: uid, ...access }) => ({ ...access, uid, username: names[uid] ?? null }))
    .sort((a, b) => (a.email < b.email ? -1 : 1));
}

/** The display name of a user: their username if they have one, else their address. */
export function nameOf({ username, email }: Pick<RegisteredEmail, 'username' | 'email'>): string {
  return username ?? email;
}

/**
 * One or two letters that stand for a user: from the first and last word of their name, or from the part of their
 * address before the @.
 */
export function initialsOf(user: RegisteredEmail): string {
  return initialsOfName(user.username ?? user.email.slice(0, user.email.lastIndexOf('@')));
}
