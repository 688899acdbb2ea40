import { trackerUrl } from '#shared/rules/trackerUrl.ts';

let local: string | undefined;

/** Sets where the pages of trackers are besides https addresses: those of the local run (docs/decisions/0083). */
export function setTrackerPages(origin: string | undefined): void {
  local = origin;
}

/** The address where people open a tracker, as it tells it itself; null for one that no link may lead to. */
export function pagesAddress(told: string | undefined): string | null {
  if (told === undefined) return null;
  const isLocal = local !== undefined && URL.canParse(told) && new URL(told).origin === local;
  return isLocal ? told : (trackerUrl(told) ?? null);
}
