import type { JiraHttp } from '#lambdas/ports/jira/jiraHttp.ts';
import type { JiraCredential, JiraPort } from '#lambdas/ports/jira/port.ts';
import { createJiraClient } from './jiraClient.ts';
import type { JiraKind } from './jiraKind.ts';
import { jiraPort } from './jiraPort.ts';

const kind: JiraKind = {
  api: '/rest/api/3',
  unusable: ({ deploymentType }) => (deploymentType === 'Cloud' ? undefined : 'other-kind'),
  // The gateway, where tokens with scopes work, serves no page about the instance.
  instanceAt: (baseUrl) => /^https:\/\/api\.atlassian\.com\/ex\/jira\/([0-9A-Za-z-]+)$/.exec(baseUrl)?.[1],
  instance: { path: '/_edge/tenant_info', field: 'cloudId' },
  search: '/search/jql',
  bulkFetch: '/issue/bulkfetch',
  richText: true,
  lists: { projects: '/project/search', issueTypes: 'issueTypes', fields: 'fields' },
};

/** A site of Jira Cloud, by version 3 of its API and the API token of an account. */
export function createJiraCloud(http: JiraHttp, baseUrl: string, credential: JiraCredential): JiraPort {
  const { email = '', token } = credential;
  const basic = Buffer.from(`${email}:${token}`).toString('base64');
  const client = createJiraClient({ http, baseUrl, authorization: `Basic ${basic}`, secrets: [basic, token] });
  return jiraPort(client, kind);
}
