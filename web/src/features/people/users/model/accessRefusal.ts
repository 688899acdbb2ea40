import type { RegisteredEmail } from '#shared/model/people/people.ts';
import { accessChangeError, erasureError, type Person } from '#shared/rules/people/permissions.ts';

/** The text for why `actor` may not change a user's access; undefined when they may (rule access.10). */
export function refusalFor(actor: Pick<Person, 'email' | 'superAdmin'>, user: RegisteredEmail): string | undefined {
  return accessChangeError(actor, targetOf(user))?.message;
}

/** The text for why `actor` may not erase a user; undefined when they may (rule access.35). */
export function erasureRefusalFor(
  actor: Pick<Person, 'email' | 'superAdmin'>,
  user: RegisteredEmail,
): string | undefined {
  return erasureError(actor, { ...targetOf(user), active: user.active })?.message;
}

function targetOf({ email, claims }: RegisteredEmail): { email: string; admin: boolean; superAdmin: boolean } {
  return { email, admin: claims.admin, superAdmin: claims.super_admin };
}
