import type { IntegrationType } from '#shared/model/integration/integration.ts';
import { integrationTypeTexts } from '#shared/texts/integration/integrationTypes.ts';
import * as mappingTexts from '#shared/texts/integration/mapping.ts';
import { Quiet } from '#web/components/list/Section.tsx';

/** Says that an epic has its one issue of a type already. */
export function ItemExists({ type }: { type: IntegrationType }) {
  return <Quiet>{mappingTexts.itemExists({ type: integrationTypeTexts[type] })}</Quiet>;
}
