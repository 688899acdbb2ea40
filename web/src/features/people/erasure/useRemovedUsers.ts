import type { CompanyUser } from '#shared/model/people/people.ts';
import type { ApiError } from '#web/base/api/client.ts';
import { useCall } from '#web/base/api/queries.ts';
import { useUsers } from '#web/replica/people/useUsers.ts';

/** A user who was removed and has not been erased. */
export type RemovedUser = Pick<CompanyUser, 'uid' | 'email' | 'username'>;

/** The people of the company whose account was removed: they have taken part, and can sign in no more. */
export function useRemovedUsers(): {
  users: readonly RemovedUser[] | undefined;
  error: ApiError | undefined;
  retry: () => void;
} {
  const people = useCall('company_users', {}, { staleTime: 0 });
  const listed = useUsers();
  const present = listed.data && new Set(listed.data.docs.map(({ uid }) => uid));
  return {
    users: present && people.data?.docs.filter(({ uid, email }) => email !== '' && !present.has(uid)),
    error: people.error ?? listed.error ?? undefined,
    retry: () => {
      void people.refetch();
      void listed.refetch();
    },
  };
}
