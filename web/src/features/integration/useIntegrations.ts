import type { Integration } from '#shared/model/integration/integration.ts';
import { useCall } from '#web/base/api/queries.ts';

/** Whether a connection can be used now: it is enabled and connected. */
export const isUsable = ({ enabled, status }: Integration): boolean => enabled && status === 'ACTIVE';

/** The company's connections with Jira, and one of them by its id. */
export function useIntegrations() {
  const query = useCall('integrations', {});
  const all: readonly Integration[] = query.data?.docs ?? [];
  return { ...query, all, byId: (id: string) => all.find((one) => one.id === id) };
}
