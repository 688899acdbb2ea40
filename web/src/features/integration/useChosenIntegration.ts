import { useState } from 'react';
import { isUsable, useIntegrations } from './useIntegrations.ts';

/** The connection that is chosen: at first the only one that can be used, if there is just one (rule integration.12). */
export function useChosenIntegration() {
  const { all, byId } = useIntegrations();
  const [integrationId, choose] = useState('');
  const [only, ...others] = all.filter(isUsable);
  // It stays chosen, also when another one can be used later.
  if (integrationId === '' && only !== undefined && others.length === 0) choose(only.id);
  return { integrationId, integration: byId(integrationId), choose };
}
