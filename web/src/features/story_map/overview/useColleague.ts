import type { CompanyUser } from '#shared/model/people/people.ts';
import { useCall } from '#web/base/api/queries.ts';

/**
 * A user of the company, or the reason why there is none to show: still loading, no longer in the company, or the
 * request failed.
 */
export type Colleague =
  | { state: 'loading' | 'deleted' }
  | { state: 'failed'; tryAgain: () => void }
  | { state: 'known'; user: CompanyUser };

/** Looks up a user by uid. */
export function useColleague(uid: string): Colleague {
  const users = useCall('company_users', {});
  if (users.data === undefined)
    return users.isError && !users.isFetching
      ? { state: 'failed', tryAgain: () => void users.refetch() }
      : { state: 'loading' };
  const user = users.data.docs.find((candidate) => candidate.uid === uid);
  return user === undefined ? { state: 'deleted' } : { state: 'known', user };
}
