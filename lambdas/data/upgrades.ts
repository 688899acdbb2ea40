// Written by `npm run generate` from the definitions in the folder `entities`: those that know rows of an older shape.
import type { Upgrade } from './entity.ts';
import { upgradeCompanyExport } from './untitledFiles.ts';
import { upgradeWho } from './unwrittenLabels.ts';

export const upgrades: Readonly<Record<string, Upgrade>> = {
  company_export: upgradeCompanyExport,
  who: upgradeWho,
};
