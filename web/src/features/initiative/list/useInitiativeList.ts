import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import { type ApiError, call } from '#web/base/api/client.ts';
import { callKey } from '#web/base/api/queries.ts';
import { useCompany } from '#web/replica/company/CompanyReplica.ts';
import { initiatives } from '#web/replica/company/entities.ts';
import { useEvery } from '#web/replica/useReplica.ts';

type Page = Omit<CallOutput<'initiative_list'>, 'docs'> & { ids: readonly string[] };

/**
 * A page of the company's initiatives, as they are known now. While another page loads, the previous one stays visible.
 * @param page from 1
 */
export function useInitiativeList(page: number) {
  const { scope } = useCompany();
  const query = useQuery<Page, ApiError>({
    queryKey: callKey('initiative_list', { page }),
    queryFn: async ({ signal }) => {
      const { docs, ...rest } = await call('initiative_list', { page }, { signal });
      scope.enter({ changed: docs.map((doc) => ({ type: initiatives.type, ...doc })), removed: [] });
      return { ...rest, ids: docs.map(({ id }) => id) };
    },
    // Colleagues make and delete initiatives too.
    staleTime: 0,
    placeholderData: (before) => before,
  });
  const known = useEvery(scope, initiatives);
  const list = query.data;
  const data = useMemo(() => list && { ...list, docs: list.ids.flatMap((id) => known.get(id) ?? []) }, [list, known]);
  return { ...query, data };
}
