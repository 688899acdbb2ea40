import type { MappingToSave } from '#shared/model/integration/fieldMapping.ts';
import type { Caller } from './callAs.ts';
import type { CreatedMap } from './createMap.ts';
import type { People } from './createPeople.ts';
import { required } from './required.ts';
import type { DemoExport } from './types.ts';

/** What epics of the demo are exported by, and where people open the issues. */
type Exporting = { integrationId: string; mapping: MappingToSave; issuesUrl: string };

/**
 * Exports epics as the owners of their story maps do, and then changes some of the issues as people in Jira do, so that
 * they differ from their epics.
 */
export async function exportEpics(
  people: People,
  exports: readonly DemoExport[],
  maps: readonly CreatedMap[],
  { integrationId, mapping, issuesUrl }: Exporting,
): Promise<void> {
  const { selectedProject, selectedIssueType, addedJiraFields } = mapping;
  for (const { map: name, release, epic, inJira } of exports) {
    const { map, containerId } = required(maps.find((one) => one.map.name === name));
    const call = people.as(map.owner);
    const { issueKey } = await call('export_data', {
      integrationId,
      exportData: { selectedProject, selectedIssueType, addedJiraFields },
      storydEpicInfo: await placeOf(call, containerId, release, epic),
    });
    if (inJira !== undefined) await changeIssue(`${issuesUrl}/${issueKey}`, inJira);
  }
}

async function placeOf(call: Caller, containerId: string, release: string, epic: string) {
  const { docs } = await call('release_list', { containerId, order: 'start', direction: 'asc' });
  const { id: releaseId } = required(docs.find((one) => one.name === release));
  const { epics } = await call('release_roadmap', {
    ...{ containerId, lastReleasesLimit: 0, lastReleasesOrderType: 'created' },
    additionalReleases: [{ containerId, releaseId }],
  });
  const { id: epicId, whatId } = required(epics.find(({ nameFreeText }) => nameFreeText === epic));
  return { containerId, releaseId, whatId, epicId };
}

/** Sends the form of an issue's page. */
async function changeIssue(page: string, change: Readonly<Record<string, string>>): Promise<void> {
  const { status } = await fetch(page, { method: 'POST', body: new URLSearchParams(change), redirect: 'manual' });
  if (status !== 303) throw new Error(`the local Jira has not changed ${page}: ${status}`);
}
