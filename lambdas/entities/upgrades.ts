import type { Upgrade } from '#lambdas/store/entity/entity.ts';
import { upgradeCompanyExport } from './company/untitledFiles.ts';
import { upgradeWho } from './who/pendingLabels.ts';

/** The upgrades of rows that earlier releases wrote, by the types of their entities: all that descriptions name. */
export const upgrades: Readonly<Record<string, Upgrade>> = {
  company_export: upgradeCompanyExport,
  who: upgradeWho,
};
