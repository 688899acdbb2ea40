import type { EpicPlace } from '#lambdas/data/entities/epicExport.ts';
import type { IntegrationItem } from '#lambdas/data/entities/integration.ts';
import { CallError } from '#shared/CallError.ts';
import type { CompanyDomain } from '#shared/model/company.ts';
import { mappingTexts } from '#shared/texts/mapping.ts';
import { askTracker } from './askTracker.ts';

/** The id of the link from an issue to an epic. */
const globalIdOf = ({ epicId }: EpicPlace) => `storyd:epic:${epicId}`;

/**
 * Links an issue back to its epic. The link between the two exists without it, so a refusal is a warning only.
 * @returns the warning
 */
export async function linkBack(
  company: CompanyDomain,
  integration: IntegrationItem,
  key: string,
  place: EpicPlace,
  name: string,
): Promise<string | null> {
  const origin = (process.env['WEB_URL'] ?? '').replace(/\/$/, '');
  if (origin === '') return null;
  const { containerId, releaseId, whatId, epicId } = place;
  const path = `/story_map/${containerId}/releases/${releaseId}/what/${whatId}?expandEpic=${epicId}`;
  const link = { globalId: globalIdOf(place), url: `${origin}${path}`, title: name };
  return warningOf(askTracker(company, integration, 'putRemoteLink', key, link), mappingTexts.noRemoteLink);
}

/** Removes the link from an issue to its epic. @returns the warning if it stays */
export async function unlinkBack(
  company: CompanyDomain,
  integration: IntegrationItem,
  key: string,
  place: EpicPlace,
): Promise<string | null> {
  return warningOf(
    askTracker(company, integration, 'deleteRemoteLink', key, globalIdOf(place)),
    mappingTexts.remoteLinkStays,
  );
}

async function warningOf(asked: Promise<unknown>, warning: string): Promise<string | null> {
  try {
    await asked;
    return null;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return `${warning}: ${error.message}`;
  }
}
