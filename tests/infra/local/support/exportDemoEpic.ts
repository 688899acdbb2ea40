import { required } from '#infra/local/seed/required.ts';
import type { LocalStack } from '#infra/local/stack.ts';
import type { Api } from '#tests/e2e/support/api.ts';
import { localJiraToken } from './localJiraToken.ts';

/**
 * Exports an epic of a demo release by the mapping that the demo saves for stories of its first project.
 * @returns the key and the warning that were answered, and the fields of the issue as the local Jira has it
 */
export async function exportDemoEpic(stack: LocalStack, api: Api, containerId: string, name: string, release: string) {
  const { docs: connections } = await api.call('integrations', {});
  const { id: integrationId } = required(connections[0]);
  const { mapping } = await api.call('field_mapping', { integrationId, projectId: '10001', issueTypeId: '10001' });
  const { selectedProject, selectedIssueType, addedJiraFields } = required(mapping);
  const { docs: releases } = await api.call('release_list', { containerId, order: 'start', direction: 'asc' });
  const { id: releaseId } = required(releases.find((one) => one.name === release));
  const { epics } = await api.call('release_roadmap', {
    ...{ containerId, lastReleasesLimit: 0 },
    additionalReleases: [{ containerId, releaseId }],
  });
  const epic = required(epics.find(({ nameFreeText }) => nameFreeText === name));
  const { issueKey, warning } = await api.call('export_data', {
    integrationId,
    exportData: { selectedProject, selectedIssueType, addedJiraFields },
    storydEpicInfo: { containerId, releaseId, whatId: epic.whatId, epicId: epic.id },
  });
  const headers = { authorization: `Bearer ${await localJiraToken(stack, 'Personal access token')}` };
  const issue = await fetch(`${stack.jiraUrl}/data-center/rest/api/2/issue/${issueKey}`, { headers });
  return { issueKey, warning, fields: ((await issue.json()) as { fields: unknown }).fields };
}
