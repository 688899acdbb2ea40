import * as errors from '#shared/errors.ts';
import type { RegisteredEmail } from '#shared/model/people/people.ts';
import { adminRoleError, type Person, transferError } from '#shared/rules/people/permissions.ts';

/** The administrator who looks at the list. */
export type Actor = Pick<Person, 'uid' | 'email' | 'superAdmin'> & { company: string };

/** The text for why `actor` may not grant or remove the role Admin; undefined when they may (rule access.26). */
export function adminRefusalFor(actor: Actor, user: RegisteredEmail): string | undefined {
  if (!actor.superAdmin) return errors.notSuperAdministrator.message;
  return adminRoleError(actor, user)?.message;
}

/** The text for why `actor` may not make a user the super admin; undefined when they may (rule access.28). */
export function transferRefusalFor(actor: Actor, user: RegisteredEmail): string | undefined {
  return transferError(actor, { ...user, sub: user.signedUp ? user.uid : null })?.message;
}

/** The text for why a user cannot get the right to view all story maps; undefined when they can (rule access.26). */
export function viewerRefusalFor(user: RegisteredEmail): string | undefined {
  return user.active ? undefined : errors.userHasNoAccess.message;
}
