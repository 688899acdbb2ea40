import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import { type ApiError, call } from '#web/base/api/client.ts';
import { callKey } from '#web/base/api/queries.ts';
import { useCompany } from '#web/replica/company/CompanyReplica.ts';
import { addresses } from '#web/replica/company/entities.ts';
import { type CopyPlan, readCopy } from '#web/replica/readCopy.ts';
import { useEvery } from '#web/replica/useReplica.ts';
import { type Names, usersOf } from './people.ts';

const USERS: CopyPlan<CallOutput<'registered_emails'>, Names> = {
  entities: [addresses],
  holds: [{ of: addresses }],
  enter: (add, { docs }) => {
    add(
      addresses,
      docs.map(({ uid, username: _, ...access }) => ({ id: uid, ...access })),
    );
    return Object.fromEntries(docs.flatMap(({ uid, username }) => (username === null ? [] : [[uid, username]])));
  },
};

/** All users that the company's administrators manage, by address. */
export function useUsers() {
  const { scope } = useCompany();
  const query = useQuery<Names, ApiError>({
    queryKey: callKey('registered_emails', {}),
    queryFn: ({ signal }) => readCopy(scope, USERS, () => call('registered_emails', {}, { signal })),
  });
  const known = useEvery(scope, addresses);
  const names = query.data;
  const data = useMemo(() => names && { docs: usersOf(known.values(), names) }, [names, known]);
  return { ...query, data };
}
