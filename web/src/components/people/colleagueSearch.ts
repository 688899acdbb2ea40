import type { CompanyUser } from '#shared/model/people/people.ts';
import { compareNames } from '#shared/rules/compareNames.ts';
import { foldText } from '#shared/rules/foldText.ts';
import type { useCall } from '#web/base/api/queries.ts';
import type { Search } from '#web/base/api/useSearch.ts';
import type { Option } from '#web/components/search/Options.tsx';

/** The maximum number of colleagues offered at once; further typing narrows them down. */
const MAX_OFFERED = 50;

/** Colleagues with access whose name or address contains every typed word, by name. Without words, all of them. */
export function colleaguesFound(users: readonly CompanyUser[], typed: string): CompanyUser[] {
  const words = foldText(typed)
    .split(' ')
    .filter((word) => word !== '');
  return users
    .filter(
      ({ username, email, active }) => active && words.every((word) => foldText(`${username} ${email}`).includes(word)),
    )
    .sort((a, b) => compareNames(a.username, b.username))
    .slice(0, MAX_OFFERED);
}

/**
 * The search for a `PickDialog` that offers colleagues.
 * @param colleagues the company's users, as loaded by the dialog
 * @param without the uid of a user who is not offered
 */
export function colleagueSearch(
  colleagues: ReturnType<typeof useCall<'company_users'>>,
  typed: string,
  without?: string,
): Search<Option> {
  const { data, isError, isFetching, error, refetch } = colleagues;
  const status = data !== undefined ? 'done' : isError && !isFetching ? 'failed' : 'searching';
  const others = data?.docs.filter(({ uid }) => uid !== without) ?? [];
  return {
    status,
    hits: colleaguesFound(others, typed).map(({ uid, username, email }) => ({
      id: uid,
      text: username,
      detail: email,
    })),
    error,
    limit: MAX_OFFERED,
    searchNow: () => (status === 'failed' ? void refetch() : undefined),
  };
}
