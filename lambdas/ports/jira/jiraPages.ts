import { jiraAddress } from '#shared/rules/integration/jiraAddress.ts';

let local: string | undefined;

/** Sets where the pages of Jira are besides https addresses: those of the local run (docs/decisions/0061). */
export function setLocalJiraPages(origin: string | undefined): void {
  local = origin;
}

/** The address where people open Jira, as Jira reports it; null for one that no link may lead to. */
export function pagesAddress(address: string | undefined): string | null {
  if (address === undefined) return null;
  const isLocal = local !== undefined && URL.canParse(address) && new URL(address).origin === local;
  return isLocal ? address : (jiraAddress(address) ?? null);
}
