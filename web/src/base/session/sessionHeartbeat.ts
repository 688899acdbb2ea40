import { SESSION_HEARTBEAT_LIFE_MS } from '#shared/model/limits.ts';

/** The storage key of the last sign-in or heartbeat (rule session.14), in milliseconds since 1970. */
export const HEARTBEAT_KEY = 'UserSignedIn';

/**
 * Whether the session is still valid: there is a heartbeat no older than two days (rule session.14). A heartbeat in the
 * future is invalid.
 */
export function isHeartbeatValid(stored: string | null, now: number): boolean {
  if (stored === null || !/^\d+$/.test(stored)) return false;
  const age = now - Number(stored);
  return age >= -60_000 && age < SESSION_HEARTBEAT_LIFE_MS;
}
