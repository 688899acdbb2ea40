import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ApiError, call } from '#web/api/client.ts';
import { callKey } from '#web/api/queries.ts';
import { useCompany } from '#web/company/CompanyReplica.ts';
import { addresses } from '#web/company/entities.ts';
import { useEvery } from '#web/replica/useReplica.ts';
import { type Names, usersOf } from '../model/people.ts';

/** All users that the company's administrators manage, by address. */
export function useUsers() {
  const { scope } = useCompany();
  const query = useQuery<Names, ApiError>({
    queryKey: callKey('registered_emails', {}),
    queryFn: async ({ signal }) => {
      const { add, end } = scope.expectCopy([addresses.type]);
      const { docs } = await call('registered_emails', {}, { signal });
      add(
        addresses.type,
        docs.map(({ uid, username: _, ...access }) => ({ id: uid, ...access })),
      );
      end();
      return Object.fromEntries(docs.flatMap(({ uid, username }) => (username === null ? [] : [[uid, username]])));
    },
  });
  const known = useEvery(scope, addresses);
  const names = query.data;
  const data = useMemo(() => names && { docs: usersOf(known.values(), names) }, [names, known]);
  return { ...query, data };
}
