import type { EpicPlace } from '#lambdas/data/entities/epicExport.ts';
import type { IntegrationItem } from '#lambdas/data/entities/integration.ts';
import { CallError } from '#shared/CallError.ts';
import { mappingTexts } from '#shared/texts/mapping.ts';
import { changeAtTracker, type CompanySender } from './askTracker.ts';

/** The id of the link from an issue to an epic. */
const globalIdOf = ({ epicId }: EpicPlace) => `storyd:epic:${epicId}`;

/**
 * Links an issue back to its epic. The link between the two exists without it, so a refusal is a warning only.
 * @returns the warning
 */
export async function linkBack(
  sender: CompanySender & { readonly place: EpicPlace },
  integration: IntegrationItem,
  key: string,
  name: string,
): Promise<string | null> {
  const origin = (process.env['WEB_URL'] ?? '').replace(/\/$/, '');
  if (origin === '') return null;
  const { containerId, releaseId, whatId, epicId } = sender.place;
  const path = `/story_map/${containerId}/releases/${releaseId}/what/${whatId}?expandEpic=${epicId}`;
  const link = { globalId: globalIdOf(sender.place), url: `${origin}${path}`, title: name };
  return warningOf(changeAtTracker(sender, integration, 'putRemoteLink', key, link), mappingTexts.noRemoteLink);
}

/** Removes the link from an issue to its epic. @returns the warning if it stays */
export async function unlinkBack(
  sender: CompanySender & { readonly place: EpicPlace },
  integration: IntegrationItem,
  key: string,
): Promise<string | null> {
  return warningOf(
    changeAtTracker(sender, integration, 'deleteRemoteLink', key, globalIdOf(sender.place)),
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
