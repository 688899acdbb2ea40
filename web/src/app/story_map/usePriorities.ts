import { useMemo } from 'react';
import type { Priority } from '#shared/model/settings.ts';
import { useCall } from '#web/api/queries.ts';

/** The company's priorities by id. Until they are there, and if they cannot be had, cards just show no priority. */
export function usePriorities(): ReadonlyMap<string, Priority> {
  const { data } = useCall('company_settings', {});
  return useMemo(() => new Map(data?.priorities.map((priority) => [priority.id, priority])), [data]);
}
