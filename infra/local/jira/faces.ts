/** The faces of Jira: where their API is, and what they say of themselves. */
export const faces = {
  'data-center': { api: '/rest/api/2', deploymentType: 'Server', version: [10, 3, 2] },
  cloud: { api: '/rest/api/3', deploymentType: 'Cloud', version: [1001, 0, 0] },
} as const;
export type Face = keyof typeof faces;
