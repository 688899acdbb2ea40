import { LINK_WITHIN_S } from '#shared/model/limits.ts';

/**
 * Whether a sign-in is recent enough to prove a change of accounts.
 * @param signedInAt in seconds
 * @param now in milliseconds
 */
export function isRecent(signedInAt: number, now: number): boolean {
  return signedInAt >= now / 1_000 - LINK_WITHIN_S;
}
