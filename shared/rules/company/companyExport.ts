import { EXPORT_KEPT_MS } from '#shared/model/limits.ts';

/** When the files of an export can no longer be downloaded, in milliseconds; null unless it is finished (rule company.19). */
export function expiryOf({ state, endedAt }: { state: string; endedAt: number | null }): number | null {
  return state === 'finished' && endedAt !== null ? endedAt + EXPORT_KEPT_MS : null;
}

/** Whether the files of an export can be downloaded. */
export function isDownloadable(run: { state: string; endedAt: number | null }, now: number): boolean {
  const expiry = expiryOf(run);
  return expiry !== null && now < expiry;
}
