import type { Upgrade } from '#lambdas/store/entity/entity.ts';
import type { EntityType } from '#shared/model/entityTypes.ts';
import { upgradeCompanyExport } from './company/untitledFiles.ts';
import { upgradeWho } from './who/pendingLabels.ts';

/** Gives rows the fields that earlier releases did not write. */
const withDefaults =
  (fields: Readonly<Record<string, unknown>>): Upgrade =>
  (row) => ({ ...fields, ...row });

/**
 * The upgrades of rows that earlier releases wrote, by the types of their entities. They are not in the definitions, so
 * that code that reads rows loads none of them.
 */
export const upgrades: Readonly<Partial<Record<EntityType, Upgrade>>> = {
  comment: withDefaults({ mentions: [] }),
  company_export: upgradeCompanyExport,
  epic: withDefaults({ startedAt: null }),
  release: withDefaults({ capacity: null }),
  release_what: withDefaults({ epicsDoing: 0 }),
  story_map: withDefaults({ viewersComment: true }),
  who: upgradeWho,
};
