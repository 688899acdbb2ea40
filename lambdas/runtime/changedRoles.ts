import { type AccessItem, presentClaims } from '#lambdas/entities/people/access.ts';
import type { Claims } from './claims.ts';

/** The value for a person without any role: a header must not be empty. */
const NO_ROLE = 'none';

/**
 * The present roles of a token's holder, separated by commas, if the token names others or another uid (rule
 * access.36); undefined while the token is up to date.
 */
export function changedRoles(claims: Claims, access: AccessItem): string | undefined {
  const roles = Object.entries(presentClaims(access));
  const uid = access.active ? access.uid : undefined;
  const isUpToDate = claims['uid'] === uid && roles.every(([name, has]) => (String(claims[name]) === 'true') === has);
  if (isUpToDate) return undefined;
  return roles.flatMap(([name, has]) => (has ? [name] : [])).join(',') || NO_ROLE;
}
