import { SESSION_STAMP_LIFE_MS } from '#shared/model/limits.ts';

/** Where the time of the last sign-in or sign of life is kept (foundation §4, administration §4), in milliseconds since 1970. */
export const STAMP_KEY = 'UserSignedIn';

/** Whether the sign-in is remembered: a stamp is there and is not older than two days (administration §4). A stamp of the future is no stamp. */
export function isStampValid(stored: string | null, now: number): boolean {
  if (stored === null || !/^\d+$/.test(stored)) return false;
  const age = now - Number(stored);
  return age >= -60_000 && age < SESSION_STAMP_LIFE_MS;
}
