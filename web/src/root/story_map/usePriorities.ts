import { useMemo } from 'react';
import type { Priority } from '#shared/model/company/settings.ts';
import { useSettings } from '#web/replica/company/useSettings.ts';

/** The company's priorities by id. While they load, or if that fails, cards show no priority. */
export function usePriorities(): ReadonlyMap<string, Priority> {
  const { data } = useSettings();
  return useMemo(() => new Map(data?.priorities.map((priority) => [priority.id, priority])), [data]);
}
