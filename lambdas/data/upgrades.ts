// Written by `npm run generate` from the definitions in the folder `entities`: those that know rows of an older shape.
import type { Upgrade } from './entity.ts';
import { upgradeWho } from './unwrittenLabels.ts';

export const upgrades: Readonly<Record<string, Upgrade>> = {
  who: upgradeWho,
};
