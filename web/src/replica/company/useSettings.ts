import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import type { Settings } from '#shared/model/company/settings.ts';
import { compareNames } from '#shared/rules/compareNames.ts';
import { type ApiError, call } from '#web/base/api/client.ts';
import { callKey } from '#web/base/api/queries.ts';
import type { ClientEntity, Versioned } from '#web/replica/entity.ts';
import { type CopyPlan, readCopy } from '#web/replica/readCopy.ts';
import { useEntity, useEvery } from '#web/replica/useReplica.ts';
import { useCompany } from './CompanyReplica.ts';
import * as entities from './entities.ts';

const SETTINGS: CopyPlan<CallOutput<'company_settings'>, string> = {
  entities: entities.settingEntities,
  holds: entities.settingEntities.map((of) => ({ of })),
  enter: (add, { priorities, who_what_link_type, who_who_link_type, reference_link, maturity, ...company }) => {
    add(entities.companies, [company]);
    add(entities.priorities, priorities);
    add(entities.whoWhatLinkTypes, who_what_link_type);
    add(entities.whoWhoLinkTypes, who_who_link_type);
    add(entities.referenceTypes, reference_link);
    add(entities.maturityItems, maturity);
    return company.id;
  },
};

/** The settings of the signed-in user's company; `data` is undefined until they load. */
export function useSettings() {
  const { scope } = useCompany();
  const query = useQuery<string, ApiError>({
    queryKey: callKey('company_settings', {}),
    queryFn: ({ signal }) => readCopy(scope, SETTINGS, () => call('company_settings', {}, { signal })),
  });
  const priorities = useByName(entities.priorities);
  const who_what_link_type = useByName(entities.whoWhatLinkTypes);
  const who_who_link_type = useByName(entities.whoWhoLinkTypes);
  const reference_link = useByName(entities.referenceTypes);
  const maturity = useByName(entities.maturityItems);
  const company = useEntity(scope, entities.companies, query.data ?? '');
  const data = useMemo<Settings | undefined>(
    () => company && { ...company, priorities, who_what_link_type, who_who_link_type, reference_link, maturity },
    [company, priorities, who_what_link_type, who_who_link_type, reference_link, maturity],
  );
  return { ...query, data };
}

function useByName<Setting extends Versioned & { name: string }>(definition: ClientEntity<Setting>): Setting[] {
  const all = useEvery(useCompany().scope, definition);
  return useMemo(() => [...all.values()].sort((a, b) => compareNames(a.name, b.name)), [all]);
}
