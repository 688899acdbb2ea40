import type { Integration } from '#shared/model/integration/integration.ts';

/** Where people open an issue: at the address that its Jira reports as its own, or else at that of the connection. */
export function issueAddress({ baseUrl, webUrl }: Pick<Integration, 'baseUrl' | 'webUrl'>, key: string): string {
  return `${webUrl ?? baseUrl}/browse/${encodeURIComponent(key)}`;
}
