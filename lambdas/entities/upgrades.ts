import type { Upgrade } from '#lambdas/store/entity/entity.ts';
import type { EntityType } from '#shared/model/entityTypes.ts';
import { upgradeCompanyExport } from './company/untitledFiles.ts';
import { upgradeEpic } from './epic/unstartedEpic.ts';
import { upgradeReleaseWhat } from './release/countedDoing.ts';
import { upgradeWho } from './who/pendingLabels.ts';

/**
 * The upgrades of rows that earlier releases wrote, by the types of their entities. They are not in the definitions, so
 * that code that reads rows loads none of them.
 */
export const upgrades: Readonly<Partial<Record<EntityType, Upgrade>>> = {
  company_export: upgradeCompanyExport,
  epic: upgradeEpic,
  release_what: upgradeReleaseWhat,
  who: upgradeWho,
};
