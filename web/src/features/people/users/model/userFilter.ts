import type { RegisteredEmail } from '#shared/model/people/people.ts';

/** The filters of the list of users (rule access.18). */
export const USER_FILTERS = ['none', 'not-signed-up', 'no-access', 'admin'] as const;
export type UserFilter = (typeof USER_FILTERS)[number];

/** The number of users per page (rule access.18). */
export const USER_PAGE_SIZE = 12;

const passes: Record<UserFilter, (user: RegisteredEmail) => boolean> = {
  none: () => true,
  'not-signed-up': (user) => user.active && !user.signedUp,
  'no-access': (user) => !user.active,
  admin: (user) => user.claims.admin || user.claims.super_admin,
};

/**
 * The users that match a search text and a filter, in the given order. Searches the part of the e-mail before the @ and
 * the username, ignoring case (rule access.17); an empty text matches all users.
 */
export function filterUsers(users: readonly RegisteredEmail[], text: string, filter: UserFilter): RegisteredEmail[] {
  const wanted = text.trim().toLowerCase();
  return users.filter(
    (user) => passes[filter](user) && namesOf(user).some((name) => name.toLowerCase().includes(wanted)),
  );
}

function namesOf({ email, username }: RegisteredEmail): string[] {
  const local = email.slice(0, email.lastIndexOf('@'));
  return username === null ? [local] : [local, username];
}
