import type { CallOutput } from '#shared/contract/registry.ts';

type Users = CallOutput<'registered_emails'>;

/**
 * The administrator's list after an address got or lost access to the application, as the server will answer it: an address that loses its
 * access before anybody signed up with it leaves the list, and one that is not on it comes with the next reading.
 */
export function withAccess<List extends Pick<Users, 'docs'>>(list: List, email: string, active: boolean): List {
  const docs = list.docs
    .map((user) => (user.email === email ? { ...user, active } : user))
    .filter((user) => user.email !== email || user.active || user.signedUp);
  return { ...list, docs };
}
