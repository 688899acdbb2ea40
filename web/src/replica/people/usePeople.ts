import type { CompanyUser } from '#shared/model/people/people.ts';
import { foldText } from '#shared/rules/foldText.ts';
import { useCall } from '#web/base/api/queries.ts';

/** The users of the company, by uid; undefined while they load. */
export function usePeople() {
  const users = useCall('company_users', {});
  const people = users.data === undefined ? undefined : new Map(users.data.docs.map((user) => [user.uid, user]));
  return { people, error: users.isFetching ? null : users.error, tryAgain: () => void users.refetch() };
}

/** The maximum number of users that a search offers. */
export const MAX_FOUND_PEOPLE = 8;

/**
 * Users whose name or address contains a text, with names that begin with it first; only the one whose address it is.
 * None without a text.
 */
export function findPeople(people: Iterable<CompanyUser>, text: string): CompanyUser[] {
  const wanted = foldText(text);
  if (wanted === '') return [];
  const all = [...people];
  const exact = all.find(({ email }) => email === wanted.trim());
  if (exact !== undefined) return [exact];
  const place = ({ username, email }: CompanyUser) => {
    const name = foldText(username);
    if (name.startsWith(wanted)) return 0;
    return name.includes(wanted) || email.includes(wanted) ? 1 : 2;
  };
  return all
    .map((user) => ({ user, place: place(user) }))
    .filter((found) => found.place < 2)
    .sort((a, b) => a.place - b.place || a.user.username.localeCompare(b.user.username))
    .slice(0, MAX_FOUND_PEOPLE)
    .map(({ user }) => user);
}
