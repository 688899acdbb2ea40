import { SESSION_HEARTBEAT_LIFE_MS } from '#shared/model/limits.ts';

/** Where the time of the last sign-in or sign of life is kept (rule session.14), in milliseconds since 1970. */
export const HEARTBEAT_KEY = 'UserSignedIn';

/** Whether the sign-in is remembered: a heartbeat is there and is not older than two days (rule session.14). A heartbeat of the future is no heartbeat. */
export function isHeartbeatValid(stored: string | null, now: number): boolean {
  if (stored === null || !/^\d+$/.test(stored)) return false;
  const age = now - Number(stored);
  return age >= -60_000 && age < SESSION_HEARTBEAT_LIFE_MS;
}
