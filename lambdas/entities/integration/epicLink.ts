import { epicEntity, type EpicItem } from '#lambdas/entities/epic/epic.ts';
import { openRelease, type ReleaseItem, requireOpenRelease } from '#lambdas/entities/release/release.ts';
import type { ReleaseWhatItem } from '#lambdas/entities/release/releaseWhat.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import { change } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { Epic } from '#shared/model/epic/epic.ts';
import type { DriftBase, DriftField } from '#shared/model/integration/drift.ts';
import { hasIssueOf } from '#shared/rules/integration/issueLinks.ts';
import { integrationTypeTexts } from '#shared/texts/integration/integrationTypes.ts';
import * as mappingTexts from '#shared/texts/integration/mapping.ts';
import { epicInRelease, type PlacedEpicRows } from './epicExport.ts';
import type { IntegrationItem } from './integration.ts';

export type Link = Epic['integrations'][number];

/** An epic whose links can be changed. @throws CallError release-completed and others */
export function linkableEpic(rows: PlacedEpicRows): { release: ReleaseItem; epic: EpicItem; part: ReleaseWhatItem } {
  openRelease(rows.release);
  return epicInRelease(rows);
}

/** Refuses a second issue of the same type of Jira. @throws CallError integration-item-exists */
export function requireNoIssue({ integrations }: EpicItem, { integrationType }: IntegrationItem): void {
  if (!hasIssueOf(integrations, integrationType)) return;
  const message = mappingTexts.itemExists({ type: integrationTypeTexts[integrationType] });
  throw new CallError(errors.integrationItemExists, { message });
}

/** The link of an epic with an issue. @param base what both sides have now; undefined where the issue was not read */
export const linkTo = ({ id, integrationType }: IntegrationItem, issueKey: string, base?: DriftBase): Link => ({
  integrationId: id,
  integrationType,
  integrationInfo: { issueKey },
  ...(base !== undefined && { base }),
});

/** The links of an epic, one of them replaced. */
export const withLink = ({ integrations }: EpicItem, link: Link, by: Link): Link[] =>
  integrations.map((one) => (one === link ? by : one));

/** The links of an epic, one of which notes the values of both sides for a field. */
export const withBase = (
  epic: EpicItem,
  link: Link,
  field: DriftField,
  pair: NonNullable<DriftBase[DriftField]>,
): Link[] => withLink(epic, link, { ...link, base: { ...link.base, [field]: pair } });

/** The steps that give an epic its links. */
export function setLinks(keys: Keys, containerId: string, epic: EpicItem, integrations: Link[]): Mutation[] {
  return [change(epicEntity, epic, { integrations }), requireOpenRelease(keys, containerId, epic.releaseId)];
}

/** The same for one more link. */
export const addLink = (keys: Keys, containerId: string, epic: EpicItem, link: Link): Mutation[] =>
  setLinks(keys, containerId, epic, [...epic.integrations, link]);
