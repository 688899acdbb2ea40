import type { JiraHttp } from '#lambdas/ports/jira/jiraHttp.ts';
import type { JiraCredential, JiraPort } from '#lambdas/ports/jira/port.ts';
import { createJiraClient } from './jiraClient.ts';
import type { JiraKind } from './jiraKind.ts';
import { jiraPort } from './jiraPort.ts';

/** The first version that knows personal access tokens. */
const OLDEST = { major: 8, minor: 14 };

const kind: JiraKind = {
  api: '/rest/api/2',
  unusable: ({ deploymentType, versionNumbers: [major = 0, minor = 0] }) => {
    if (deploymentType === 'Cloud') return 'other-kind';
    const isNew = major > OLDEST.major || (major === OLDEST.major && minor >= OLDEST.minor);
    return isNew ? undefined : 'old-version';
  },
  instanceAt: () => undefined,
  instance: { path: '/rest/applinks/1.0/manifest', field: 'id' },
  search: '/search',
  bulkFetch: null,
  richText: false,
  lists: { projects: null, issueTypes: 'values', fields: 'values' },
};

/** A Jira Server or Data Center, by version 2 of its API and a personal access token. */
export function createJiraServer(http: JiraHttp, baseUrl: string, { token }: JiraCredential): JiraPort {
  const client = createJiraClient({ http, baseUrl, authorization: `Bearer ${token}`, secrets: [token] });
  return jiraPort(client, kind);
}
