import type { RegisteredEmail } from '#shared/model/people.ts';
import type { AddressAccess } from '#web/company/entities.ts';

/** What people are called, by uid. It is not part of their access. */
export type Names = Readonly<Record<string, string>>;

/**
 * The administrator's list, by address. An address that lost its access before anybody signed up with it is no longer
 * on it (rule access.14).
 */
export function usersOf(addresses: Iterable<AddressAccess>, names: Names): RegisteredEmail[] {
  return [...addresses]
    .filter(({ active, signedUp }) => active || signedUp)
    .map(({ id: uid, ...access }) => ({ ...access, uid, username: names[uid] ?? null }))
    .sort((a, b) => (a.email < b.email ? -1 : 1));
}

/** What a user is called: by their name once they have one, else by their address. */
export function nameOf({ username, email }: RegisteredEmail): string {
  return username ?? email;
}

/**
 * One or two letters that stand for a person: of the first and the last word of their name, or of the part of their
 * address before the @.
 */
export function initialsOf(user: RegisteredEmail): string {
  const local = user.email.slice(0, user.email.lastIndexOf('@'));
  const words = (user.username ?? local).split(/[\s._-]+/u).filter((word) => word !== '');
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
