import type { Face } from '#infra/local/jira/faces.ts';
import { createFakeJira } from '#infra/local/jira/fakeJira.ts';
import { createJiraCloud } from '#lambdas/ports/jira/client/jiraCloud.ts';
import { createJiraServer } from '#lambdas/ports/jira/client/jiraServer.ts';

export const TOKEN = 'NDU2Nzg5MDEyMzQ1Njc4OTAx';
export const EMAIL = 'storyd@acme.example';

const adapters = {
  'data-center': {
    create: createJiraServer,
    authorization: `Bearer ${TOKEN}`,
    api: '/rest/api/2',
    instance: '/rest/applinks/1.0/manifest',
  },
  cloud: {
    create: createJiraCloud,
    authorization: `Basic ${Buffer.from(`${EMAIL}:${TOKEN}`).toString('base64')}`,
    api: '/rest/api/3',
    instance: '/_edge/tenant_info',
  },
} as const;

/** A Jira of a face with an account that may create issues, and the adapter that is connected with it. */
export function connectAdapter(face: Face) {
  const { create, authorization, api, instance } = adapters[face];
  const jira = createFakeJira(face, 'https://jira.acme.example/jira');
  jira.accounts.set(authorization, { name: 'storyd', mayCreateIssues: true });
  const port = create(jira.http, jira.baseUrl, { token: TOKEN, email: EMAIL });
  /** The paths that have seen the credential. */
  const signedPaths = () =>
    jira.requests.filter(({ headers }) => headers['authorization'] !== undefined).map(({ url }) => url.pathname);
  return { jira, port, api, instance, authorization, signedPaths };
}
