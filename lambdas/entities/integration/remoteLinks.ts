import type { RemoteLink } from '#lambdas/ports/jira/port.ts';
import { CallError } from '#shared/CallError.ts';
import * as mappingTexts from '#shared/texts/integration/mapping.ts';
import { changeInJira, type CompanySender } from './callJira.ts';
import type { EpicPlace } from './epicExport.ts';
import type { IntegrationItem } from './integration.ts';

/** The id of the link from an issue to an epic. */
const globalIdOf = ({ epicId }: EpicPlace) => `storyd:epic:${epicId}`;

/** The link from an issue to an epic; null where the deployment does not name the address of the application. */
export function linkToEpic(place: EpicPlace): Omit<RemoteLink, 'title'> | null {
  const origin = (process.env['WEB_URL'] ?? '').replace(/\/$/, '');
  if (origin === '') return null;
  const { containerId, releaseId, whatId, epicId } = place;
  const path = `/story_map/${containerId}/releases/${releaseId}/what/${whatId}?expandEpic=${epicId}`;
  return { globalId: globalIdOf(place), url: `${origin}${path}` };
}

/**
 * Links an issue back to its epic. The link between the two exists without it, so a refusal is a warning only.
 * @returns the warning
 */
export async function addLinkInJira(
  sender: CompanySender & { readonly place: EpicPlace },
  integration: IntegrationItem,
  key: string,
  title: string,
): Promise<string | null> {
  const link = linkToEpic(sender.place);
  if (link === null) return null;
  return warningOf(
    changeInJira(sender, integration, 'putRemoteLink', key, { ...link, title }),
    mappingTexts.noRemoteLink,
  );
}

/** Removes the link from an issue to its epic. @returns the warning if it stays */
export async function removeLinkInJira(
  sender: CompanySender & { readonly place: EpicPlace },
  integration: IntegrationItem,
  key: string,
): Promise<string | null> {
  return warningOf(
    changeInJira(sender, integration, 'deleteRemoteLink', key, globalIdOf(sender.place)),
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
