import { trackerUrl } from '#shared/rules/integration/trackerUrl.ts';

let local: string | undefined;

/** Sets where the pages of trackers are besides https addresses: those of the local run (docs/decisions/0061). */
export function setTrackerPages(origin: string | undefined): void {
  local = origin;
}

/** The address where people open a tracker, as the tracker reports it; null for one that no link may lead to. */
export function pagesAddress(address: string | undefined): string | null {
  if (address === undefined) return null;
  const isLocal = local !== undefined && URL.canParse(address) && new URL(address).origin === local;
  return isLocal ? address : (trackerUrl(address) ?? null);
}
